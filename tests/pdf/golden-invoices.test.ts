import { expect, it } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { sampleSheet } from '#tests/fixtures/sheets.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { expectAllPrinted, expectCleanLayout, squeeze } from '#tests/support/expect-tidy.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

const foreign = ['fr-CA', 'ru', 'fr-CA+en-CA'] as const;

const describeContent = (content: InvoiceContent) =>
  sheetOf({ content, totals: totalsOf(content), status: 'unpaid', logo: null, signature: null });

/** Each invoice in each template and its own language, cycling through the others; the soak uses all of them. */
const printings = [...goldenInvoices, ...taxInvoices].flatMap(({ name, content }, at) =>
  invoiceTemplates.flatMap((template, turn) =>
    [content.language, ...foreign]
      .filter((_, place) => isFullStrain || place === 0 || place === 1 + ((at + turn) % 3))
      .map((language) => ({ name, content: { ...content, template, language } })),
  ),
);

it.each(printings)(
  'the PDF in $content.template of $name has a clean layout and is complete in $content.language',
  ({ content }) => expectAllPrinted(describeContent(content)),
);

it('prints an amount in every currency', () => {
  const totals = currencyCodes.map((code) => {
    return { kind: 'tax' as const, label: code, value: formatMoney(123456789, code, 'us') };
  });
  const { text } = readPdf(renderInvoicePdf(sampleSheet({ totals })));
  for (const { value } of totals) expect(text).toContain(value);
});

it.each(invoiceTemplates)(
  '%s has enough room for four taxes with long names, numbers and reasons',
  (template) => {
    const [first] = taxInvoices;
    const content = first?.content as InvoiceContent;
    const taxes = Array.from({ length: 4 }, (_, at) => ({
      name: `Stormwater and transportation improvement levy no. ${at}`.slice(0, 60),
      rate: 12_345 + at * 98_765,
      number: `${'0123456789'.repeat(4)}-${at}`,
    }));
    const items = content.items.map((item) => ({
      ...item,
      taxes,
      unitPriceTenThousandths: 1_234_567_891_234,
      quantityTenThousandths: 12_345_678,
      unit: 'kilowattHour' as const,
    }));
    for (const language of ['en-US', 'fr-CA', 'ru', 'fr-CA+en-CA'] as const) {
      const sheet = describeContent({ ...content, template, language, items });
      const pdf = readPdf(renderInvoicePdf(sheet), { draw: true });
      expectCleanLayout(pdf, template);
      const printed = squeeze(pdf.text);
      for (const { taxRate, price } of sheet.lines) {
        for (const rate of taxRate.split('+')) expect(printed).toContain(squeeze(rate));
        expect(printed).toContain(squeeze(price));
      }
      for (const { note = '' } of sheet.totals) {
        for (const text of typeof note === 'string' ? [note] : [note.first, note.second])
          expect(printed).toContain(squeeze(text));
      }
    }
  },
);
