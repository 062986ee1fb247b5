import { describe, expect, it, test } from 'vitest';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { fullSheet, sampleLines, sampleVerifyUrl } from '#tests/fixtures/sheets.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const saying = 'Verify this document: billwren.example/verify/K7M2-9QXR-0ABC-DEFG';

describe.each(invoiceTemplates)('where a document can be verified, in %s', (template) => {
  const { pages } = readPdf(renderInvoicePdf(fullSheet({ template, lines: sampleLines(60) })));

  it('is on every page, as link and QR code on the first', () => {
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toContain(saying);
    const links = pages.map((page) => page.links.filter(({ uri }) => uri === sampleVerifyUrl));
    expect(links.map(({ length }) => length)).toEqual(pages.map((_, at) => (at === 0 ? 2 : 0)));
    const [text, code] = links[0] ?? [];
    const line = pages[0]?.lines.find(({ text }) => text === saying);
    expect(text?.box[1]).toBeLessThan(line?.y ?? 0);
    expect(text?.box[3]).toBeGreaterThan(line?.y ?? 0);
    expect(text?.box[2]).toBeLessThan(code?.box[0] ?? 0);
  });

  it('is printed completely, however long the URL is', () => {
    const host = `invoices.${'long-'.repeat(6)}name.example`;
    const shown = `${host}/verify/K7M2-9QXR-0ABC-DEFG`;
    const sheet = documentIn({ language: 'fr-CA+en-CA', template });
    const verify = sheet.verify && { ...sheet.verify, url: `https://${shown}`, shown };
    const pdf = readPdf(renderInvoicePdf({ ...sheet, verify }));
    expectCleanLayout(pdf, template);
    expect(pdf.text).toContain(shown);
  });

  it('is absent from a draft', () => {
    const pdf = readPdf(renderInvoicePdf(fullSheet({ template, verify: null })));
    expect(pdf.text).not.toContain('erify');
    expect(JSON.stringify(pdf.structure)).not.toContain('verifies');
  });
});

test('a URL that is not https is printed and drawn, but not linked', () => {
  const url = 'http://localhost:8787/verify/K7M2-9QXR-0ABC-DEFG';
  const verify = { label: 'Verify this document', url, shown: url };
  const { text, pages, structure, complaints } = readPdf(renderInvoicePdf(fullSheet({ verify })));
  expect(text).toContain(`Verify this document: ${url}`);
  expect(JSON.stringify(structure)).toContain('QR code to verify this document');
  expect(pages.flatMap(({ links }) => links.filter(({ uri }) => uri === url))).toEqual([]);
  expect(complaints).toEqual([]);
});
