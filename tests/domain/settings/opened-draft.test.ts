import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import {
  copyWithCountry,
  editUnder,
  type FormDefaults,
} from '#app/domain/settings/form-defaults.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

const defaults: FormDefaults = { invoiceNumber: 'INV-002', taxRate: null, template: 'classic' };
const numbered = (...numbers: string[]) =>
  numbers.map((text) => {
    const [tax = '', number = ''] = text.split(' ');
    return { tax, number };
  });
const under = (registered: InvoiceDraft['registered'], ...numbers: string[]): FormDefaults => ({
  ...defaults,
  registered,
  taxNumbers: numbered(...numbers),
});
const saved = validDraft('uk', { registered: 'yes', taxNumbers: numbered('VAT GB1', 'OLD 7') });
const [line] = saved.items;
if (!line) throw new Error('The draft has a line');
const untaxed = {
  ...saved,
  registered: 'no' as const,
  taxNumbers: [],
  items: [{ ...line, taxRate: '0', taxReason: 'none' as const, taxRateTouched: true }],
};

describe('a copy', () => {
  it('is unchanged while nothing is answered', () => {
    expect(copyWithCountry(saved, 'uk', under(''))).toBe(saved);
    expect(copyWithCountry(untaxed, 'uk', under(''))).toBe(untaxed);
  });

  it('of an unregistered seller keeps its taxes, which don’t count', () => {
    expect(copyWithCountry(saved, 'uk', under('no'))).toEqual({ ...saved, registered: 'no' });
  });

  it('of a registered seller uses the current numbers', () => {
    const taxNumbers = numbered('VAT GB2', 'OLD 7');
    expect(copyWithCountry(saved, 'uk', under('yes', 'VAT GB2'))).toEqual({ ...saved, taxNumbers });
  });

  it('of an invoice without tax gets the settings’ tax', () => {
    const copy = copyWithCountry(untaxed, 'uk', under('yes', 'VAT GB2'));
    expect(copy).toMatchObject({ registered: 'yes', taxNumbers: numbered('VAT GB2') });
    expect(copy.items).toEqual([{ ...line, taxReason: '', taxRateTouched: false, taxRate: '20' }]);
  });
});

describe('an edit', () => {
  it('keeps the invoice’s answer, and gets the numbers that are missing', () => {
    const taxNumbers = numbered('VAT GB1', 'OLD 7', 'NEW 8');
    const today = under('no', 'VAT GB2', 'NEW 8');
    expect(editUnder(saved, today)).toEqual({ ...saved, taxNumbers });
  });

  it.each(['', 'no'] as const)('of an invoice that says %j is unchanged', (registered) => {
    const draft = { ...saved, registered };
    expect(editUnder(draft, under('yes', 'NEW 8'))).toBe(draft);
  });
});
