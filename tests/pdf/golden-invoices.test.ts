import { describe, expect, it } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { type InvoiceSheet, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import {
  expectAllPrinted,
  expectCleanLayout,
  printedTexts,
  squeeze,
} from '#tests/support/expect-tidy.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { allParts, readParts } from '#tests/support/read-parts.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

const foreign = ['fr-CA', 'ru', 'fr-CA+en-CA'] as const;

const describeContent = (content: InvoiceContent): InvoiceSheet =>
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
      for (const { tax = '', price = '' } of sheet.lines) {
        for (const rate of tax.split('+')) expect(printed).toContain(squeeze(rate));
        expect(printed).toContain(squeeze(price));
      }
      const notes = sheet.totals.flatMap(({ note = '' }) =>
        typeof note === 'string' ? note : [note.first, note.second],
      );
      for (const note of notes) expect(printed).toContain(squeeze(note));
    }
  },
);

const bilingual = 'fr-CA+en-CA';
const secondLanguage = 'en-CA' as const;
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
    const inBoth = (first: string, second: string) => ({ first, second, secondLanguage }) as const;
    const remark = inBoth('Une longue remarque. '.repeat(140), 'A long remark. '.repeat(160));
    const label = inBoth('Étiquette '.repeat(6), 'Label '.repeat(6));
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
    const remarks = said.filter(({ text }) => squeeze(text) === squeeze(remark.second));
    expect(remarks).toHaveLength(3);
    expect(said.filter(({ text }) => squeeze(text) === squeeze(label.second))).toHaveLength(2);
  });
});
