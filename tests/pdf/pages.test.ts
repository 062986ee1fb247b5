import { describe, expect, it, test } from 'vitest';
import { invoiceTemplates, papers } from '#app/domain/invoices/sheet.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { redBlueJpeg } from '#tests/fixtures/pictures.ts';
import { fullSheet, sampleLines, sampleSheet } from '#tests/fixtures/sheets.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const sentence = 'A long sentence that has to be wrapped over more than one line of the page. ';

const looks = invoiceTemplates.flatMap((template) =>
  papers.map((paper) => [template, paper] as const),
);

describe.each(looks)('an invoice of 100 items in %s on %s', (template, paper) => {
  const sheet = fullSheet({
    template,
    paper,
    lines: sampleLines(100).map((line, i) => ({ ...line, description: `Work number ${i + 1}.` })),
  });
  const pdf = readPdf(renderInvoicePdf(sheet));

  it('prints every item once, in order', () => {
    const found = [...pdf.text.matchAll(/Work number (\d+)\./g)].map((match) => Number(match[1]));
    expect(found).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  });

  it('repeats the table header on every page that has items', () => {
    expect(pdf.pages.length).toBeGreaterThan(2);
    for (const { text } of pdf.pages.filter((page) => page.text.includes('Work number'))) {
      expect(text.match(/^Description$/gm)).toHaveLength(1);
      expect(text.indexOf('Description')).toBeLessThan(text.indexOf('Work number'));
    }
  });

  it('numbers the pages and has the invoice number on each, inside the margins', () => {
    for (const [at, { text }] of pdf.pages.entries()) {
      expect(text).toContain(`Page ${at + 1} of ${pdf.pages.length}`);
      expect(text).toContain('INV-001');
    }
    expectCleanLayout(pdf, template);
  });
});

describe.each(looks)('long texts in %s on %s', (template, paper) => {
  it('wraps and carries 5,000 characters of notes across pages without losing a word', () => {
    const notes = Array.from({ length: 700 }, (_, i) => `word${i}`)
      .join(' ')
      .slice(0, 5000);
    const sheet = fullSheet({ template, paper, notes, lines: sampleLines(12) });
    const pdf = readPdf(renderInvoicePdf(sheet));
    expectCleanLayout(pdf, template);
    expect(pdf.pages.length).toBeGreaterThan(1);
    const words = pdf.text.match(/word\d+/g) ?? [];
    expect(words).toEqual(notes.match(/word\d+/g));
  });

  it('splits a description that is taller than a page', () => {
    const description = sentence.repeat(200);
    const lines = sampleLines(1).map((line) => ({ ...line, description }));
    const pdf = readPdf(renderInvoicePdf(sampleSheet({ template, paper, lines })));
    expectCleanLayout(pdf, template);
    expect(pdf.pages.length).toBeGreaterThan(2);
    expect(pdf.text.match(/sentence/g)).toHaveLength(200);
  });

  it('carries parties, bank details and links of any length across pages', () => {
    const long = sentence.repeat(20);
    const sheet = fullSheet({ template, paper });
    const pdf = readPdf(
      renderInvoicePdf({
        ...sheet,
        number: 'N'.repeat(300),
        title: 'N'.repeat(300),
        thanks: long,
        contactEmail: `${'m'.repeat(200)}@example.com`,
        from: { ...sheet.from, name: long, addressLines: [long], website: 'x'.repeat(600) },
        to: { ...sheet.to, details: [{ label: long, value: long }] },
        bankDetails: [{ label: long, value: long }],
        paymentLinks: [
          { kind: 'other', label: long, url: `https://example.com/${'y'.repeat(600)}` },
          { kind: 'stripe', label: long, url: `https://example.com/${'z'.repeat(600)}` },
        ],
        paymentNotes: long,
        totals: [{ kind: 'tax', label: long, value: '1' }],
      }),
    );
    expectCleanLayout(pdf, template);
    // The sender's name twice (letterhead and party), address, label and value twice, link label, notes.
    expect((pdf.text.match(/sentence/g) ?? []).length).toBeGreaterThanOrEqual(20 * 9);
  });
});

// From a page with space left to two full ones, so that the page break falls on every part of the sheet.
const firstCount = { classic: 6, modern: 2, compact: 24 };

describe.each(invoiceTemplates)('page breaks in %s', (template) => {
  const counts = Array.from({ length: 30 }, (_, i) => i + firstCount[template]);

  it('keep the last totals together, and the payment options with their heading', () => {
    for (const count of counts) {
      const lines = sampleLines(count);
      const sheet = fullSheet({ template, lines, signature: redBlueJpeg });
      const { pages } = readPdf(renderInvoicePdf(sheet));
      const pageOf = (wanted: string) => pages.findIndex(({ text }) => text.includes(wanted));
      const total = pageOf('$3,464.77');
      expect([pageOf('Discount (10%)'), pageOf('Signature')]).toEqual([total, total]);
      const options = pageOf('Payment Options');
      const below = ['First Bank of Oregon', 'Pay with Stripe', 'Wise'];
      expect(new Set(below.map(pageOf))).toEqual(new Set([options]));
    }
  });

  it('never leave an empty page', () => {
    for (const count of counts) {
      const sheet = sampleSheet({ template, lines: sampleLines(count), bankDetails: [] });
      for (const page of readPdf(renderInvoicePdf(sheet)).pages) {
        expect(page.lines.filter(({ y }) => y > 36 && y < 800).length).toBeGreaterThan(0);
      }
    }
  });
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

const said: [DocumentLanguage, string, string[]][] = [
  [
    'en-CA',
    'Payment schedule',
    ['due 01/03/2026, paid', 'due 01/04/2026, C$423,387.12 unpaid', 'due 01/05/2026, unpaid'],
  ],
  ['ru', 'График платежей', ['срок 01.03.2026, оплачено', 'срок 01.05.2026, не оплачено']],
  [
    'fr-CA+en-CA',
    'Calendrier de paiement / Payment schedule',
    ['échéance le 2026-03-01, payé', 'due 01/03/2026, paid'],
  ],
];

describe.each(invoiceTemplates)('in %s', (template) => {
  test.each(said)('an invoice in %s shows its payment steps', (language, title, texts) => {
    const sheet = documentIn({ language, template, inSteps: true });
    const pdf = readPdf(renderInvoicePdf(sheet));
    const { text, structure } = pdf;
    const printed = plain(text);
    for (const expected of [title, ...texts]) expect(printed).toContain(plain(expected));
    for (const { label, amount } of sheet.schedule?.steps ?? []) {
      expect(printed).toContain(plain(label));
      expect(printed).toContain(plain(amount));
    }
    expectCleanLayout(pdf, template);
    const isVoid = { language, template, inSteps: true, mark: 'void' } as const;
    expect(documentIn(isVoid).schedule).toBeNull();
    // Its own list, after that of the totals and before the payment methods.
    const roles = structure.kids.map(({ role }) => role).join(' ');
    expect(roles).toMatch(/Table L (P )*H2 L H2 /);
  });

  test('the longest names and amounts overlap nothing', () => {
    const schedule = {
      heading: 'Payment schedule',
      steps: Array.from({ length: 12 }, (_, at) => ({
        label: `${at % 2 ? 'W' : 'wide '}`.repeat(at % 2 ? 60 : 12).slice(0, 60),
        about: 'due 03/22/2026, C$90,071,992,547,409.91 unpaid',
        amount: 'C$90,071,992,547,409.91',
      })),
    };
    const sheet = sampleSheet({ template, schedule });
    expectCleanLayout(readPdf(renderInvoicePdf(sheet)), template);
  });

  test('the steps are kept together on a page', () => {
    for (let lines = 1; lines < 40; lines += 3) {
      const sheet = documentIn({ language: 'en-CA', template, lines, inSteps: true });
      const pages = readPdf(renderInvoicePdf(sheet)).pages.map((page) => plain(page.text));
      const at = (text: string) => pages.findIndex((page) => page.includes(text));
      expect(at('Payment schedule')).toBe(at('due 01/05/2026, unpaid'));
    }
  });
});
