import { expect, test } from 'vitest';
import { downloadFormat } from '#app/domain/e-invoices/e-invoice.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { completeForFiles, taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { elementTexts } from '#tests/support/element-texts.ts';
import { plainLine, totalsOf } from '#tests/support/plain-line.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

const invoices = {
  us: 'United States, fine prices',
  ca: 'Nova Scotia, HST',
  uk: 'United Kingdom, three rates and three discounts',
  au: 'Australia, in dollars of the United States',
};

const files = Object.values(invoices).flatMap((name) => {
  const content = taxInvoiceForFiles(name);
  return [downloadFormat(content.country), 'cii' as const].map((format) => ({ content, format }));
});

// `npx vitest run -u tests/features/e-invoices/words/golden-files.test.ts` writes the files again; review the diff.
test.each(files)(
  '$content.country as $format matches the stored file',
  async ({ content, format }) => {
    const made = renderEInvoice({ content, totals: totalsOf(content) }, format);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const stored = `../../../fixtures/golden-e-invoices/${content.country}.${format}.xml`;
    await expect(made.xml).toMatchFileSnapshot(stored);
  },
);

const fourteen: Partial<InvoiceContent> = { dueDate: '2026-03-15', paymentTerms: 'days:14' };
const shelf = plainLine({
  description: 'Shelf',
  quantityHundredths: 100,
  unitPriceMinor: 10_000,
  taxRateThousandths: 20_000,
});
const datesOn = (content: InvoiceContent) => {
  const file = { content, totals: totalsOf(content), logo: null, signature: null };
  return JSON.stringify(sheetOf({ ...file, status: 'unpaid' }).dates);
};
const noteOf = (changes: Partial<InvoiceContent>) => {
  const content = completeForFiles(invoiceContent('uk', { items: [shelf], ...changes }));
  const made = renderEInvoice({ content, totals: totalsOf(content) }, 'peppol');
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return elementTexts(made.xml.split('<cac:PaymentTerms>')[1] ?? '', 'cbc:Note')[0] ?? '';
};

test('chosen terms are on the sheet, in the document’s language, and the default ones are not', () => {
  const chosen = datesOn(sampleContent(fourteen));
  expect(chosen).toContain('"label":"Payment terms","value":"14 days"');
  const french = datesOn(sampleContent({ ...fourteen, language: 'fr-CA' }));
  expect(french).toContain('"label":"Modalités de paiement","value":"14 jours"');
  expect(datesOn(sampleContent())).not.toContain('Payment terms');
  const both = datesOn(sampleContent({ ...fourteen, language: 'fr-CA+en-CA', country: 'ca' }));
  for (const text of ['Modalités de paiement', 'Payment terms', '14 jours', '14 days']) {
    expect(both).toContain(text);
  }
});

test('chosen terms are in BT-20, and the default ones are not', () => {
  expect(noteOf(fourteen)).toContain('Payment terms: 14 days');
  expect(noteOf({})).not.toContain('Payment terms');
});
