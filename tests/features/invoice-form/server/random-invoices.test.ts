import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { draftFigures } from '#app/domain/invoices/draft-figures.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { describeDocumentWorking } from '#app/features/invoice-sheet/words/describe-document-working.ts';
import { formatAmount, formatMoney } from '#app/i18n/format/money.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { randomInvoice } from '#tests/support/random-invoices.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const random = (count: number): InvoiceContent[] =>
  fc
    .sample(randomInvoice, count)
    .map((made, index) => invoiceContent('uk', { ...made, invoiceNumber: `R-${index + 1}` }));

test('random invoices have the same figures in their form and when they are saved from it', () => {
  for (const content of random(isFullStrain ? 10_000 : 300)) {
    const figures = calculateTotals(content);
    const draft = draftOfInvoice(content, null);
    expect(calculateTotals(draftFigures(draft, 'uk'))).toEqual(figures);
    const checked = checkDraft(draft, { country: 'uk', userLanguage: 'en-US' });
    expect(checked.ok && calculateTotals(checked.content)).toEqual(figures);
    expect(checked.ok && checked.content.items).toEqual(content.items);
  }
});

test('list, sheet, public page, PDF and breakdown of random and manually calculated invoices show the same figures', async () => {
  const settings = await createSampleUser(db, { invoiceLimit: -1 }, 'uk');
  const contents = [
    ...random(isFullStrain ? 500 : 15),
    ...taxInvoices.map(({ content }) => content),
  ];
  for (const content of contents) {
    const { total, taxes } = totalsOf(content);
    const { currency, country } = content;
    const money = (minor: number) => formatMoney(minor, currency, country);
    const id = await saveSample(db, settings, content);
    const stored = await getPublicInvoice(db, id);
    if (!stored) throw new Error(`No invoice ${content.invoiceNumber}`);
    expect(stored.totals).toEqual(totalsOf(content));
    const sheet = describeDocument({ ...stored, status: 'unpaid' });
    expect(sheet.totals.at(-1)?.value).toBe(money(total));
    expect(sheet.totals.filter(({ kind }) => kind === 'tax').map(({ value }) => value)).toEqual(
      taxes.map(({ amount }) => money(amount)),
    );
    const printed = readPdf(renderInvoicePdf(sheet)).text.replace(/\s/g, '');
    for (const { value } of sheet.totals) expect(printed).toContain(value.replace(/\s/g, ''));
    const steps = describeDocumentWorking(content).blocks.flatMap((block) => block.steps);
    const worked = [total, ...taxes.map((tax) => tax.amount + tax.owedByClient)];
    for (const minor of worked) {
      expect(steps.some((step) => step.endsWith(formatAmount(minor, currency)))).toBe(true);
    }
    const view = { ...emptyListView, search: content.invoiceNumber };
    const { invoices } = await listInvoices(db, {
      userId: settings.userId,
      view,
      today: '2026-03-01',
      limit: 100,
      after: null,
    });
    const listed = invoices.find(({ invoiceNumber }) => invoiceNumber === content.invoiceNumber);
    expect(listed).toMatchObject({ totalMinor: total, currency });
  }
});
