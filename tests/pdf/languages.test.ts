import { describe, expect, it } from 'vitest';
import { type InvoiceSheet, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import {
  expectAllPrinted,
  expectCleanLayout,
  printedTexts,
  squeeze,
} from '#tests/support/expect-tidy.ts';
import { allParts, readParts } from '#tests/support/read-parts.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const bilingual = 'fr-CA+en-CA';
const english = ['en-US', 'en-GB', 'en-CA', 'en-AU'] as const;
const others = ['fr-CA', 'ru', bilingual] as const satisfies DocumentLanguage[];
const inTemplates = <Language extends string>(languages: readonly Language[]) =>
  languages.flatMap((language) => invoiceTemplates.map((template) => ({ language, template })));

describe.each(inTemplates(others))('an invoice in $language in $template', (choice) => {
  it('has a clean layout and every word and figure', () => {
    expectAllPrinted(documentIn(choice));
    expectAllPrinted(documentIn({ ...choice, mark: 'paid', picture: discLogo() }));
    expectAllPrinted(documentIn({ ...choice, lines: 16 }));
  });
});

it.each([...english, 'fr-CA', 'ru'] as const)(
  'nothing in %s is marked as another language',
  (language) => {
    const parts = allParts(readParts(renderInvoicePdf(documentIn({ language }))));
    expect(new Set(parts.map((part) => part.language))).toEqual(new Set(['']));
  },
);

describe.each(invoiceTemplates)('a bilingual invoice in %s', (template) => {
  const sheet = documentIn({ language: bilingual, template, lines: 16, mark: 'paid' });
  const bytes = renderInvoicePdf(sheet);
  const parts = allParts(readParts(bytes));
  const spans = parts.filter(({ role }) => role === 'Span');
  const { first, second } = printedTexts(sheet);

  it('marks all English text, and nothing else', () => {
    expect(new Set(spans.map(({ language }) => language))).toEqual(new Set(['en-CA']));
    expect(parts.filter(({ language }) => language !== '')).toHaveLength(spans.length);
    const said = spans.map(({ text }) => squeeze(text));
    for (const text of second) expect(said).toContain(squeeze(text));
    const texts = new Set(second.map(squeeze));
    expect(said.filter((text) => !texts.has(text))).toEqual([]);
  });

  it('has French first, and a space before English', () => {
    for (const { text, parts: own } of parts) {
      for (const span of own.filter(({ role }) => role === 'Span')) {
        expect(text).toMatch(/^\S/);
        expect(text).toContain(` ${span.text}`);
      }
    }
    const [whole] = parts;
    for (const text of first) expect(squeeze(whole?.text ?? '')).toContain(squeeze(text));
  });

  it('carries long texts in both languages across pages, marked to their end', () => {
    const long = {
      first: 'Une longue remarque. '.repeat(140),
      second: 'A long remark. '.repeat(160),
    };
    const remark = { ...long, secondLanguage: 'en-CA' as const };
    const label = {
      first: 'Étiquette '.repeat(6),
      second: 'Label '.repeat(6),
      secondLanguage: 'en-CA' as const,
    };
    const [line] = sheet.lines;
    const longer: InvoiceSheet = {
      ...sheet,
      notes: remark,
      paymentNotes: remark,
      bankDetails: [{ label, value: '1' }],
      from: { ...sheet.from, details: [{ label, value: '2' }] },
      lines: line ? [{ ...line, description: remark }] : [],
    };
    const file = renderInvoicePdf(longer);
    expectCleanLayout(readPdf(file, { draw: true }), template);
    const said = allParts(readParts(file)).filter(({ language }) => language === 'en-CA');
    const remarks = said.filter(({ text }) => squeeze(text) === squeeze(long.second));
    expect(remarks).toHaveLength(3);
    expect(said.filter(({ text }) => squeeze(text) === squeeze(label.second))).toHaveLength(2);
  });
});
