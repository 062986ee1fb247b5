import { describe, expect, it } from 'vitest';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { discLogo, redBlueJpeg } from '#tests/fixtures/pictures.ts';
import { fullSheet, sampleLines } from '#tests/fixtures/sheets.ts';
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

  it('starts with the title', () => {
    expect(pdf.structure.role).toBe('Document');
    expect(parts[1]?.role).toBe('H1');
    expect(ofRole('H1')).toHaveLength(1);
  });

  it('has headings for parties, payment options and notes', () => {
    expect(ofRole('H2')).toHaveLength(4);
    expect(ofRole('H3')).toHaveLength(3);
  });

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

  it('has the links with their texts', () => {
    const links = pdf.pages.flatMap((page) => page.links);
    expect(links.length).toBeGreaterThan(4);
    for (const link of ofRole('Link')) expect(link.marks).toBeGreaterThan(1);
  });

  it('has no empty parts', () => {
    for (const { marks, kids } of parts) expect(marks + kids.length).toBeGreaterThan(0);
  });
});
