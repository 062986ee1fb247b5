import { describe, expect, it } from 'vitest';
import { formatIban } from '#app/domain/bank/bank-codes.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/ui/invoice-sheet.tsx';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
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

/** Removes the spaces and breaks that wrapping adds. */
const joined = (text: string) => text.replace(/\s+/g, '');
const plain = (html: string) =>
  joined(
    html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'"),
  );

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

describe.each(countryCodes)('an invoice started from full settings in %s', (country) => {
  it.each(invoiceTemplates)('shows every field on sheet and PDF: %s', async (template) => {
    const settings = { ...fullSettings(country), template };
    const checked = checkDraft(draftFrom(settings), { country, userLanguage: 'en-US' });
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
    const { content } = checked;
    const figures = calculateTotals(content);
    if (!figures.ok) throw new Error('too large');
    const picture = { logo: null, signature: null };
    const sheet = sheetOf({ content, totals: figures.totals, status: 'unpaid', ...picture });
    expect([sheet.template, sheet.language]).toEqual([template, 'en-AU']);

    const html = await renderScreen(<InvoiceSheetView sheet={sheet} />);
    const pdf = readPdf(renderInvoicePdf(sheet));
    for (const text of printedTexts(settings)) {
      expect(plain(html)).toContain(joined(text));
      expect(joined(pdf.text)).toContain(joined(text));
    }
    const uris = pdf.pages.flatMap((page) => page.links.map(({ uri }) => uri));
    for (const link of links) {
      expect(html).toContain(`href="${link}"`);
      expect(uris).toContain(link);
    }
    expect(pdf.complaints).toEqual([]);
  });
});
