import { describe, expect, test } from 'vitest';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { sampleSheet } from '#tests/fixtures/sheets.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

const said: [DocumentLanguage, string, string[]][] = [
  [
    'en-CA',
    'Payment schedule',
    ['due 01/03/2026, paid', 'due 01/04/2026, C$423,387.12 unpaid', 'due 01/05/2026, unpaid'],
  ],
  [
    'fr-CA',
    'Calendrier de paiement',
    ['échéance le 2026-03-01, payé', 'échéance le 2026-05-01, impayé'],
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
    // Its own list, after that of the totals and before the payment methods.
    const roles = structure.kids.map(({ role }) => role).join(' ');
    expect(roles).toMatch(/Table L (P )*H2 L H2 /);
  });

  test('a paid invoice shows that its steps are paid, a void one shows none', () => {
    const paid = documentIn({ language: 'en-CA', template, inSteps: true, mark: 'void' });
    expect(paid.schedule).toBeNull();
    expect(readPdf(renderInvoicePdf(paid)).text).not.toContain('Payment schedule');
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
