import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { brokenPdfs, changeByte, savedBytes, unbrokenPdf } from '#tests/fixtures/broken-pdfs.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { everywhere, hostileTexts } from '#tests/fixtures/hostile-sheets.ts';
import { discLogo, inkJpeg } from '#tests/fixtures/pictures.ts';
import { fullSheet, sampleLines } from '#tests/fixtures/sheets.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { findBreaches } from '#tests/support/matterhorn/find-breaches.ts';
import { openPdf } from '#tests/support/pdf-objects.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

describe.each(invoiceTemplates)(
  'a PDF in %s breaks no rule of PDF/A-3u and PDF/UA-1',
  (template) => {
    it.each(documentLanguages)('in %s', (language) => {
      for (const choice of [
        {},
        { picture: discLogo() },
        { mark: 'paid' },
        { mark: 'void' },
      ] as const) {
        expect(
          findBreaches(renderInvoicePdf(documentIn({ language, template, ...choice }))),
        ).toEqual([]);
      }
    });

    it('with pictures, many pages and lines with missing figures', () => {
      const lines = sampleLines(120).map((line, at) => (at % 7 ? line : { ...line, tax: '' }));
      const sheet = fullSheet({
        template,
        lines,
        logo: inkJpeg,
        signature: discLogo(),
        mark: 'paid',
      });
      expect(findBreaches(renderInvoicePdf(sheet))).toEqual([]);
    });
  },
);

const hostile = Object.entries(hostileTexts).map(([name, text], at) => ({
  name,
  text,
  template: invoiceTemplates[at % 3] ?? 'classic',
}));

it.each(hostile)('$name everywhere, in $template, breaks no rule', ({ text, template }) => {
  expect(findBreaches(renderInvoicePdf(everywhere(text, template)))).toEqual([]);
});

describe('a broken copy is refused', () => {
  it('while its original, written by another program, is not', () => {
    expect(findBreaches(unbrokenPdf())).toEqual([]);
    expect(findBreaches(savedBytes(openPdf(unbrokenPdf())))).toEqual([]);
  });

  it.each(brokenPdfs())('$name', ({ bytes, breach }) => {
    expect(findBreaches(bytes)).toContain(breach);
  });

  it('one changed byte', () => {
    const breaches = findBreaches(changeByte(unbrokenPdf()));
    expect(breaches.some((breach) => breach.startsWith('unreadable'))).toBe(true);
  });
});

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
