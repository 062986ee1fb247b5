import { expect, it } from 'vitest';
import {
  loadQuebecChoice,
  saveQuebecChoice,
} from '#app/features/invoice-form/ui/quebec-choice.client.ts';
import { quebecTaxes } from '#app/features/invoice-form/ui/quebec-fields.tsx';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';
import { completeDraft } from './complete-draft.ts';

const { taxes } = documentTexts;
const draft = { ...completeDraft, country: 'ca' as const, clientAddress: 'Montréal QC  H2W 2R2' };

it.each([
  ['fr-CA', {}, taxes.quebec],
  ['en-CA', {}, taxes.ca],
  ['fr-CA', { clientAddress: 'Toronto ON  M5H 1A1' }, taxes.ca],
  ['fr-CA', { clientAddress: '', postalCode: 'H2W 2R2' }, taxes.quebec],
  ['fr-CA', { country: 'us' as const }, taxes.ca],
] as const)(
  'next to a draft in %s with %j the Canadian tax is called %s',
  (language, changes, name) => {
    expect(quebecTaxes({ ...draft, ...changes }, language).ca).toBe(name);
  },
);

it('the choice is restored, and null if none or an unknown one is stored', () => {
  const storage = memoryStorage();
  expect(loadQuebecChoice(storage)).toBeNull();
  for (const choice of ['fr-CA+en-CA', 'fr-CA', 'kept'] as const) {
    saveQuebecChoice(storage, choice);
    expect(loadQuebecChoice(storage)).toBe(choice);
  }
  for (const text of ['{"choice":"ru"}', 'broken', '7']) {
    storage.setItem('billwren_quebec_language', text);
    expect(loadQuebecChoice(storage)).toBeNull();
  }
});
