import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { everywhere, hostileTexts } from '#tests/fixtures/hostile-sheets.ts';
import { fullSheet } from '#tests/fixtures/sheets.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

// Every code point, including lone surrogates.
const anyCodePoints = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));

const plainCatalog =
  'Type Pages Lang MarkInfo StructTreeRoot ViewerPreferences Metadata OutputIntents';

describe('hostile strings in every field', () => {
  const inEachTemplate = Object.entries(hostileTexts).flatMap(([name, text]) =>
    invoiceTemplates.map((template) => ({ name, text, template })),
  );

  it.each(inEachTemplate)(
    '$name in $template: opens cleanly and contains no actions except links',
    ({ text, template }) => {
      const bytes = renderInvoicePdf(everywhere(text, template));
      const { complaints, actions, catalog } = readPdf(bytes, { draw: true });
      expect(complaints).toEqual([]);
      expect(new Set(actions)).toEqual(new Set(actions.length > 0 ? ['URI'] : []));
      expect(catalog.filter((key) => key !== 'Outlines').join(' ')).toBe(plainCatalog);
    },
  );

  it.each(inEachTemplate)('$name in $template: remains within its area', ({ text, template }) => {
    // Figures, dates and headings are our own text and always fit.
    const { dates, columns, lines, totals, from, to } = fullSheet();
    const sheet = everywhere(text, template);
    const ours = {
      dates,
      columns,
      totals,
      language: 'en-US',
      lines: lines.slice(0, 1).map((line) => ({ ...line, description: text })),
      from: { ...sheet.from, heading: from.heading },
      to: { ...sheet.to, heading: to.heading },
    };
    expectCleanLayout(readPdf(renderInvoicePdf({ ...sheet, ...ours })), template);
  });

  it('prints a box for what the font lacks and still has the text', () => {
    const notes = '漢字 and 🎉 here';
    const { text, complaints } = readPdf(renderInvoicePdf(fullSheet({ notes })));
    expect(text).toContain(notes);
    expect(complaints).toEqual([]);
  });

  it('accepts any string', () => {
    fc.assert(
      fc.property(anyCodePoints, fc.constantFrom(...invoiceTemplates), (text, template) => {
        const bytes = renderInvoicePdf(everywhere(text, template));
        expect(readPdf(bytes).complaints).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('accepts more different characters than a font can number', () => {
    const codes = Array.from({ length: 0x10100 }, (_, i) => 0x20000 + i);
    const notes = codes.map((code) => String.fromCodePoint(code)).join('');
    const bytes = renderInvoicePdf(fullSheet({ notes, contactEmail: 'last@example.com' }));
    expect(readPdf(bytes).pages.at(-1)?.text).toContain('last@example.com');
  });
});
