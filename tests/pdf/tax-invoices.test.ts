import { expect, it } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { type InvoiceSheet, invoiceTemplates, type Wording } from '#app/domain/invoices/sheet.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';

/** Removes spaces and line breaks so that wrapped text compares equal. */
const squeeze = (text: string) => text.replace(/\s/g, '');

const textsOf = (wording: Wording) =>
  typeof wording === 'string' ? [wording] : [wording.first, wording.second];

const describeContent = (content: InvoiceContent): InvoiceSheet =>
  describeDocument({
    content,
    totals: totalsOf(content),
    status: 'unpaid',
    logo: null,
    signature: null,
  });

/** Expects that every text and figure of this part of the sheet is printed and nothing overlaps. */
function expectPrinted(sheet: InvoiceSheet): void {
  const pdf = readPdf(renderInvoicePdf(sheet), { draw: true });
  expectCleanLayout(pdf, sheet.template);
  const lines = pdf.pages.flatMap((page) => page.lines.map(({ text }) => text.trim()));
  const figures = [
    ...sheet.lines.flatMap(({ quantity, price, total }) => [quantity, price, total]),
    ...(sheet.hasTax ? sheet.lines.map(({ taxRate }) => taxRate) : []),
    ...sheet.totals.map(({ value }) => value),
  ];
  for (const figure of figures) expect(lines).toContain(figure);
  const printed = squeeze(pdf.text);
  const wordings = [
    sheet.words.invoice,
    ...sheet.lines.flatMap(({ description, notes = [] }) => [description, ...notes]),
    ...sheet.totals.flatMap(({ label, note = '' }) => [label, note]),
    ...sheet.remarks,
    ...[...sheet.dates, ...sheet.to.details].flatMap(({ label, value }) => [label, value]),
  ];
  for (const text of wordings.flatMap(textsOf)) expect(printed).toContain(squeeze(text));
}

const foreign = ['fr-CA', 'ru', 'fr-CA+en-CA'] as const;

/** Each invoice in each template and its own language, cycling through the others; the soak uses all of them. */
const printings = taxInvoices.flatMap(({ name, content }, at) =>
  invoiceTemplates.flatMap((template, turn) =>
    [content.language, ...foreign]
      .filter((_, place) => isFullStrain || place === 0 || place === 1 + ((at + turn) % 3))
      .map((language) => ({ name, content: { ...content, template, language } })),
  ),
);

it.each(printings)(
  'the PDF in $content.template of $name has a clean layout and is complete in $content.language',
  ({ content }) => expectPrinted(describeContent(content)),
);

it.each(invoiceTemplates)(
  '%s prints the same figures with and without a tax column',
  (template) => {
    const [first] = taxInvoices;
    const sheet = describeContent({ ...(first?.content as InvoiceContent), template });
    const printed = (hasTax: boolean) => readPdf(renderInvoicePdf({ ...sheet, hasTax }));
    const rate = String(sheet.lines[0]?.taxRate);
    expect(printed(true).text).toContain(rate);
    expect(printed(false).text).not.toContain(rate);
    expect(printed(false).text).not.toMatch(/^Tax$/m);
    expect(printed(false).text).toContain(sheet.lines[0]?.total);
  },
);

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
        for (const text of textsOf(note)) expect(printed).toContain(squeeze(text));
      }
    }
  },
);
