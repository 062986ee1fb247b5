import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
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
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { formatAmount, formatMoney } from '#app/i18n/format/money.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { users } from '#db/account-schema.ts';
import { goldenInvoices, invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { enterByCard } from '#tests/support/payment-post.ts';
import { plainTotals, totalsOf } from '#tests/support/plain-line.ts';
import { randomInvoice } from '#tests/support/random-invoices.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const { database, db, seller } = await openWorld();
let owner: Seller;
let stranger: Seller;
let mine: string;

beforeAll(async () => {
  [owner, stranger] = [await seller({ invoiceLimit: -1 }), await seller()];
  mine = await owner.invoice();
});

const mark = (status: 'paid' | 'unpaid', today: string, { userId } = owner) =>
  markInvoice(db, { userId, invoiceId: mine, status, today, now: 6 });

describe('the payment date', () => {
  const paidOn = async () => (await getPublicInvoice(db, mine))?.paidOn;

  test('is the one on which it was first marked paid, and is removed when it is due again', async () => {
    const days: unknown[] = [];
    for (const [status, day, by] of [
      ['paid', '2026-03-15', owner],
      ['paid', '2026-03-20', owner],
      ['unpaid', '2026-03-21', stranger],
      ['unpaid', '2026-03-21', owner],
      ['paid', '2026-03-22', owner],
    ] as const) {
      await mark(status, day, by);
      days.push(await paidOn());
    }
    expect(days).toEqual(['2026-03-15', '2026-03-15', '2026-03-15', null, '2026-03-22']);
    await mark('unpaid', '2026-03-23');
  });

  test('is not invented for an invoice that was paid before dates were stored', async () => {
    const takenOver = { at: 5, day: null, method: 'other', origin: 'taken-over' } as const;
    await enterByCard(db, { userId: owner.userId, invoiceId: mine }, takenOver);
    await mark('paid', '2026-03-24');
    expect(await paidOn()).toBeNull();
    await mark('unpaid', '2026-03-24');
  });
});

describe('the public invoice', () => {
  test('has what the sheet shows and only the time zone of its owner, in one round trip', async () => {
    const clientId = await owner.client('Hidden');
    const id = await owner.invoice({ clientId, invoiceNumber: 'INV-002' });
    const request = database.open();
    const invoice = await getPublicInvoice(request, id);
    expect(request.stats.trips).toBe(1);
    const { clientId: _, ...shown } = sampleContent({ invoiceNumber: 'INV-002' });
    expect(invoice?.content).toMatchObject(shown);
    const names = Object.keys(invoice ?? {}).sort();
    expect(names.join()).toBe(
      'answerRestoredAt,card,code,content,correctedOn,creditedMinor,invoiceId,isOwn,kind,logo,nextDue,' +
        'paidMinor,paidOn,paymentBefore,reason,receipts,revision,schedule,signature,source,status,' +
        'timeZone,totals,version,voidedOn',
    );
    expect(JSON.stringify(invoice)).not.toContain(owner.userId);
    expect(JSON.stringify(invoice)).not.toContain(clientId);
  });

  test('is missing if it is unknown or its owner’s account is closed', async () => {
    const closing = await seller();
    const id = await closing.invoice();
    expect(await getPublicInvoice(db, id)).not.toBeNull();
    await db.update(users).set({ deletedAt: 1 }).where(eq(users.id, closing.userId));
    for (const missing of [id, 'unknown']) expect(await getPublicInvoice(db, missing)).toBeNull();
  });

  test.each(goldenInvoices)(
    'is the golden invoice unchanged: $name',
    async ({ content, totals }) => {
      const id = await (await seller()).invoice(content);
      const stored = await getPublicInvoice(db, id);
      expect(stored?.content).toEqual({ ...content, clientId: null });
      expect(stored && plainTotals(stored.totals)).toEqual(totals);
      expect(await invoiceRowOf(db, id)).toMatchObject({
        subtotalMinor: totals.subtotal,
        discountMinor: totals.discount,
        taxMinor: totals.tax,
        totalMinor: totals.total,
      });
      if (stored) expect(sheetOf(stored).number).toBe(content.invoiceNumber);
    },
  );
});

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
  const { userId, invoice } = await seller({ invoiceLimit: -1 });
  const calculated = taxInvoices.map(({ content }) => content);
  for (const content of random(isFullStrain ? 500 : 15).concat(calculated)) {
    const { total, taxes } = totalsOf(content);
    const { currency, country } = content;
    const money = (minor: number) => formatMoney(minor, currency, country);
    const stored = await getPublicInvoice(db, await invoice(content));
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
    const asked = { userId, view, today: '2026-03-01', limit: 100, after: null };
    const { invoices } = await listInvoices(db, asked);
    const listed = invoices.find(({ invoiceNumber }) => invoiceNumber === content.invoiceNumber);
    expect(listed).toMatchObject({ totalMinor: total, currency });
  }
});
