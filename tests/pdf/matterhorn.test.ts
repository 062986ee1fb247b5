import { describe, expect, it } from 'vitest';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { brokenPdfs, changeByte, savedBytes, unbrokenPdf } from '#tests/fixtures/broken-pdfs.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { everywhere, hostileTexts } from '#tests/fixtures/hostile-sheets.ts';
import { discLogo, inkJpeg } from '#tests/fixtures/pictures.ts';
import { fullSheet, sampleLines } from '#tests/fixtures/sheets.ts';
import { findBreaches } from '#tests/support/matterhorn/find-breaches.ts';
import { openPdf } from '#tests/support/pdf-objects.ts';

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
      const lines = sampleLines(120).map((line, at) => (at % 7 ? line : { ...line, taxRate: '' }));
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
