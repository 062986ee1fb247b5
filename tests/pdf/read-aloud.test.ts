import { describe, expect, it } from 'vitest';
import { type InvoiceSheet, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { discLogo, redBlueJpeg } from '#tests/fixtures/pictures.ts';
import { fullSheet, sampleLines } from '#tests/fixtures/sheets.ts';
import { openPdf } from '#tests/support/pdf-objects.ts';
import { allParts, type ReadPart, readParts } from '#tests/support/read-parts.ts';
import { readPdf, type StructureNode } from '#tests/support/read-pdf.ts';

/** All nodes of a structure in reading order. */
function flatten(node: StructureNode): StructureNode[] {
  return [node, ...node.kids.flatMap(flatten)];
}

describe.each(invoiceTemplates)('what a screen reader gets for an invoice in %s', (template) => {
  const lines = sampleLines(120);
  const sheet = {
    template,
    lines,
    logo: discLogo(),
    signature: redBlueJpeg,
    mark: 'paid' as const,
  };
  const pdf = readPdf(renderInvoicePdf(fullSheet(sheet)));
  const parts = flatten(pdf.structure);
  const ofRole = (role: string) => parts.filter((part) => part.role === role);

  it('has one table with its header once, whatever the number of pages', () => {
    const [table] = ofRole('Table');
    expect(pdf.pages.length).toBeGreaterThan(2);
    expect(table?.kids).toHaveLength(121);
    expect(table?.kids[0]?.kids.map(({ role }) => role)).toEqual(Array(5).fill('TH'));
    for (const row of table?.kids.slice(1) ?? []) {
      expect(row.kids.map(({ role }) => role)).toEqual(['TH', 'TD', 'TD', 'TD', 'TD']);
    }
  });

  it('has alternative text for every picture', () => {
    expect(ofRole('Figure').map(({ alt }) => alt)).toEqual([
      'Northwind Studio logo',
      'Signature of Northwind Studio',
      'QR code for the PayPal link',
      'QR code to verify this document',
    ]);
  });
});

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a screen reader reads on an invoice, in order. */
function listen(sheet: InvoiceSheet) {
  const root = readParts(renderInvoicePdf(sheet));
  const parts = allParts(root);
  const texts = (list: ReadPart[]) => list.map(({ text }) => squeeze(text));
  return {
    text: squeeze(root.text),
    rows: parts.filter(({ role }) => role === 'TR').map((row) => texts(row.parts)),
    items: parts.filter(({ role }) => role === 'LI').map((item) => texts(item.parts)),
    paragraphs: texts(parts.filter(({ role }) => role === 'P')),
  };
}

const sheets = {
  'one page': fullSheet({ checkDetails: [{ label: 'Check payee', value: 'Northwind Studio' }] }),
  'many pages': fullSheet({ lines: sampleLines(120), mark: 'paid', logo: discLogo() }),
};

describe.each(invoiceTemplates)(
  'a listener with a screen reader, for an invoice in %s',
  (template) => {
    it.each(Object.entries(sheets))('with %s hears each figure with its label', (_, plain) => {
      const sheet = { ...plain, template };
      const { rows, items, paragraphs } = listen(sheet);
      const [head, ...lines] = rows;
      expect(head).toEqual(sheet.columns.map(({ label }) => label));
      const cells = sheet.lines.map((line) =>
        (['description', 'quantity', 'price', 'tax', 'amount'] as const).map((key) => line[key]),
      );
      expect(lines).toEqual(cells);
      for (const row of [...sheet.totals, ...sheet.bankDetails, ...sheet.checkDetails]) {
        expect(items).toContainEqual([row.label, row.value]);
      }
      for (const { label, value } of sheet.dates) expect(paragraphs).toContain(`${label} ${value}`);
    });

    it('hears title, parties, lines, totals, payment methods and notes in this order', () => {
      const sheet = fullSheet({ template });
      const { text } = listen(sheet);
      const order = [
        `Invoice ${sheet.number}`,
        'From Northwind Studio',
        'To Lakeside',
        sheet.columns[0]?.label ?? '',
        sheet.lines[0]?.description ?? '',
        sheet.lines[9]?.amount ?? '',
        'Subtotal $3,612.00',
        'Total $3,464.77',
        'Payment Options',
        'Bank Details',
        'Payment Notes',
        'Notes It was a pleasure',
        'Thank you for your business!',
        'Verify this document: billwren.example/verify/',
      ];
      const places = order.map((wanted) => text.indexOf(wanted));
      expect(Math.min(...places)).toBe(0);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    });

    it('finds bookmarks in long documents, and none in short ones', () => {
      const titles = (sheet: InvoiceSheet) =>
        openPdf(renderInvoicePdf(sheet))
          .loadOutline()
          ?.flatMap(({ title, page, down = [] }) => [
            { title, page },
            ...down.map((below) => ({ title: below.title, page: below.page })),
          ]);
      expect(titles(fullSheet({ template }))).toBeFalsy();
      const long = titles(fullSheet({ template, lines: sampleLines(250) })) ?? [];
      expect(long.map(({ title }) => title).join(', ')).toBe(
        'Invoice INV-001, From, To, Total, Payment Options, Notes',
      );
      expect(long[0]?.page).toBe(0);
      expect(long[3]?.page).toBeGreaterThan(2);
    });
  },
);
