import { describe, expect, it } from 'vitest';
import { type InvoiceSheet, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { sampleSheet } from '#tests/fixtures/sheets.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

/**
 * Removes spaces and line breaks so that wrapped text compares equal, invisible characters, and Hebrew, which is
 * printed as boxes and which readers reverse.
 */
function squeeze(text: string): string {
  return text.replace(/\s|\p{Default_Ignorable_Code_Point}|\p{Script=Hebrew}/gu, '');
}

function figuresOf(sheet: InvoiceSheet): string[] {
  return [
    ...sheet.lines.flatMap(({ quantity, price, taxRate, total }) => [
      quantity,
      price,
      taxRate,
      total,
    ]),
    ...sheet.totals.map(({ value }) => value),
  ];
}

const inEachTemplate = goldenInvoices.flatMap((golden) =>
  invoiceTemplates.map((template) => ({ ...golden, template })),
);

describe.each(inEachTemplate)('the PDF in $template of: $name', (golden) => {
  const content = { ...golden.content, template: golden.template };
  const totals = totalsOf(content);
  const sheet = sheetOf({ content, totals, status: 'unpaid', logo: null, signature: null });
  const pdf = readPdf(renderInvoicePdf(sheet), { draw: true });

  it('opens cleanly, with nothing outside the margins or overlapping', () => {
    expectCleanLayout(pdf, golden.template);
  });

  it('contains every figure, each on its own line', () => {
    const printed = pdf.pages.flatMap((page) => page.lines.map(({ text }) => text.trim()));
    for (const figure of figuresOf(sheet)) expect(printed).toContain(figure);
  });

  it('contains every word', () => {
    const printed = squeeze(pdf.text);
    const texts = [
      ...sheet.lines.map(({ description }) => description),
      ...sheet.totals.map(({ label }) => label),
      ...[...sheet.bankDetails, ...sheet.checkDetails].flatMap(({ label, value }) => [
        label,
        value,
      ]),
      ...[sheet.from, sheet.to].flatMap((party) => [party.name, ...party.addressLines]),
      ...(sheet.shipTo ? [sheet.shipTo.heading, ...sheet.shipTo.addressLines] : []),
      sheet.paymentNotes ?? '',
    ];
    for (const text of texts) expect(printed).toContain(squeeze(text));
  });
});

it.each(currencyCodes)('prints an amount in %s', (code) => {
  const value = formatMoney(123456789, code, 'us');
  const { text } = readPdf(
    renderInvoicePdf(sampleSheet({ totals: [{ kind: 'total', label: 'Total', value }] })),
  );
  expect(text).toContain(value);
});
