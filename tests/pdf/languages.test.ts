import { describe, expect, it } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { type InvoiceSheet, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { fill } from '#app/i18n/fill.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { allParts, readParts } from '#tests/support/read-parts.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const bilingual = 'fr-CA+en-CA';
const english = ['en-US', 'en-GB', 'en-CA', 'en-AU'] as const;
const others = ['fr-CA', 'ru', bilingual] as const satisfies DocumentLanguage[];
const inTemplates = <Language extends string>(languages: readonly Language[]) =>
  languages.flatMap((language) => invoiceTemplates.map((template) => ({ language, template })));

/** Removes spaces so that wrapped text compares equal, invisible characters, and Hebrew, which is printed as boxes. */
const squeeze = (text: string) =>
  text.replace(/\s|\p{Default_Ignorable_Code_Point}|\p{Script=Hebrew}/gu, '');

/** All printed text of a sheet, in both languages of a bilingual one. */
function printedTexts(sheet: InvoiceSheet): { first: string[]; second: string[] } {
  const { columns, lines, totals, dates, from, to, shipTo, words, mark } = sheet;
  const details = [...sheet.bankDetails, ...sheet.checkDetails];
  const wordings = [
    words.invoice,
    sheet.paymentHeading,
    words.questions,
    sheet.thanks,
    ...(mark ? [words[`${mark}Mark`]] : sheet.paymentLinks.map(({ label }) => label)),
    ...(sheet.paypalQrUrl ? [words.scanToPay] : []),
    ...(sheet.signature ? [words.signature] : []),
    ...(sheet.verify ? [sheet.verify.label, sheet.verify.shown] : []),
    ...(sheet.notes ? [words.notes, sheet.notes] : []),
    ...(sheet.paymentNotes ? [words.paymentNotes, sheet.paymentNotes] : []),
    ...(sheet.bankDetails.length > 0 ? [words.bankDetails] : []),
    ...[from, to].flatMap((party) => [
      party.heading,
      party.name,
      ...party.addressLines,
      ...party.details.map(({ label }) => label),
    ]),
    ...(shipTo ? [shipTo.heading, ...shipTo.addressLines] : []),
    ...Object.values(columns),
    ...lines.map(({ description }) => description),
    ...[...dates, ...totals, ...details].flatMap(({ label, value }) => [label, value]),
  ];
  return {
    first: wordings.map((wording) => (typeof wording === 'string' ? wording : wording.first)),
    second: wordings.flatMap((wording) => (typeof wording === 'string' ? [] : wording.second)),
  };
}

function figuresOf({ lines, totals }: InvoiceSheet): string[] {
  const ofLines = lines.flatMap(({ quantity, price, taxRate, total }) => [
    quantity,
    price,
    taxRate,
    total,
  ]);
  return [...ofLines, ...totals.map(({ value }) => value)];
}

function expectAllPrinted(sheet: InvoiceSheet): void {
  const pdf = readPdf(renderInvoicePdf(sheet), { draw: true });
  expectCleanLayout(pdf, sheet.template);
  const printed = squeeze(pdf.text);
  const { first, second } = printedTexts(sheet);
  for (const text of [...first, ...second]) expect(printed).toContain(squeeze(text));
  const lines = pdf.pages.flatMap((page) => page.lines.map(({ text }) => text));
  for (const figure of figuresOf(sheet)) expect(lines).toContain(figure);
}

describe.each(inTemplates(others))('an invoice in $language in $template', (choice) => {
  it('has a clean layout and every word and figure', () => {
    expectAllPrinted(documentIn(choice));
    expectAllPrinted(documentIn({ ...choice, mark: 'paid', picture: discLogo() }));
    expectAllPrinted(documentIn({ ...choice, lines: 16 }));
  });

  it.each(['us half hours', 'us the largest'])('has a clean layout and is complete: %s', (name) => {
    const golden = goldenInvoices.find((one) => one.name.startsWith(name));
    if (!golden) throw new Error(name);
    const content: InvoiceContent = { ...golden.content, ...choice };
    const totals = totalsOf(content);
    expectAllPrinted(
      describeDocument({ content, totals, status: 'unpaid', logo: null, signature: null }),
    );
  });

  it('has at most 26 kB, in two languages 27, with ten lines, every payment method and its QR code', () => {
    expect(renderInvoicePdf(documentIn({ ...choice, lines: 10 })).length).toBeLessThanOrEqual(
      choice.language === bilingual ? 27_000 : 26_000,
    );
  });
});

it.each([
  ...[...english, 'fr-CA', 'ru'].map((language) => [language, language]),
  [bilingual, 'fr-CA'],
] as [DocumentLanguage, string][])('the file of an invoice in %s says %s', (language, first) => {
  expect(readPdf(renderInvoicePdf(documentIn({ language }))).language).toBe(first);
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

  it('numbers its pages in both languages', () => {
    const { pages } = readPdf(bytes);
    const { page } = sheet.words;
    if (typeof page === 'string') throw new Error('one language');
    pages.forEach(({ text }, at) => {
      for (const words of [page.first, page.second]) {
        expect(text).toContain(fill(words, { number: at + 1, count: pages.length }));
      }
    });
  });

  it('has English no larger than the French next to it', () => {
    const lines = readPdf(bytes).pages.flatMap((page) => page.lines);
    const sizeOf = (wanted: string) => lines.find(({ text }) => text === wanted)?.size;
    for (const [french, english] of [
      ['Sous-total', 'Subtotal'],
      ['Qté', 'Qty'],
      ['Nom de la banque', 'Bank name'],
      ['Développement du site, à l’heure', 'Website development, hourly'],
    ] as const) {
      expect(sizeOf(english)).toBeLessThanOrEqual(sizeOf(french) ?? 0);
    }
  });
});
