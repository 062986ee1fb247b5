import { expect, it } from 'vitest';
import { formatIban } from '#app/domain/bank/bank-codes.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

/** Settings that don't appear as text on an invoice. */
const unprinted = new Set<keyof SettingsDraft>([
  'country',
  'template',
  'paper',
  'invoicePrefix',
  'startingNumber',
  'estimatePrefix',
  'creditNotePrefix',
  'estimateStart',
  'creditNoteStart',
  'taxRate',
  'stripePaymentLink',
  'paypalPaymentLink',
  'invoiceLanguage',
  'rounding',
]);

/** Every text in the settings, line by line, as an invoice prints it. */
function printedTexts(settings: SettingsDraft): string[] {
  const texts = Object.entries(settings).flatMap(([field, value]) => {
    if (typeof value !== 'string' || unprinted.has(field as keyof SettingsDraft)) return [];
    return field === 'iban' ? [formatIban(value)] : value.split('\n');
  });
  const filled = texts.filter((text) => text !== '');
  return [...filled, 'WREN-042', `${settings.taxRate}%`, 'Wise'];
}

const links = [
  'https://buy.stripe.com/wren',
  'https://paypal.me/wren',
  'https://wise.com/pay/wren',
];

function draftFrom(settings: SettingsDraft) {
  const { country } = settings;
  const draft = startDraft(country, '2026-03-15', formDefaultsOf(settings, null));
  const [item] = draft.items;
  if (!item) throw new Error('A fresh form has a line');
  return {
    ...draft,
    clientName: 'Finch & Sons',
    clientAddress: '2 High Street',
    items: [{ ...item, description: 'Design work', unitPrice: '100' }],
  };
}

it.each(countryCodes)(
  'an invoice started from full settings in %s shows every field',
  (country) => {
    const settings = { ...fullSettings(country), template: 'compact' as const };
    const checked = checkDraft(draftFrom(settings), { country, userLanguage: 'en-US' });
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
    const { content } = checked;
    const file = { content, totals: totalsOf(content), logo: null, signature: null };
    const sheet = sheetOf({ ...file, status: 'unpaid' });
    expect([sheet.template, sheet.language]).toEqual(['compact', 'en-AU']);
    const shown = JSON.stringify(sheet);
    for (const text of [...printedTexts(settings), ...links]) {
      expect(shown).toContain(JSON.stringify(text).slice(1, -1));
    }
  },
);
