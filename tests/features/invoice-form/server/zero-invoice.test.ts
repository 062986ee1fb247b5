import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { ageRanges } from '#app/domain/overview/overview.ts';
import { getClientPageView } from '#app/features/clients/server/client-views.server.ts';
import { loader as answerInvoiceXml } from '#app/features/e-invoices/invoice-xml.route.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import {
  answerPublicInvoice,
  type PublicInvoice,
} from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { getStatement } from '#app/features/statements/server/statement-page.api.server.ts';
import { invoices } from '#db/schema.ts';
import { calendarOf, fetchFeed, readEvents } from '#tests/support/calendar-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { readOwnersPage } from '#tests/support/owners-page.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import {
  codesOf,
  createReminder,
  issueSample,
  live,
  nine,
  reminderHarness,
  remindersOf,
} from '#tests/support/reminder-harness.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
/** Long after the due dates of the invoices in this file. */
const today = '2026-06-30';
const now = Date.parse(`${today}T12:00:00Z`);

const line = (unitPriceMinor: number) =>
  plainLine({
    description: 'Shelf',
    quantityHundredths: 100,
    unitPriceMinor,
    taxRateThousandths: 19000,
  });
const ofNothing: [string, Partial<InvoiceContent>][] = [
  ['of free lines', { items: [line(0)] }],
  ['with a discount of 100%', { items: [line(10_000)], discountHundredths: 10_000 }],
];

async function issueOne(changes: Partial<InvoiceContent>) {
  const seller = await createSampleSeller(db, { invoiceLimit: -1 });
  const clientId = await createSampleClient(db, seller.userId, 'Finch');
  const invoiceId = await saveSample(db, seller.settings, {
    clientId,
    clientName: 'Finch',
    clientRegion: 'US',
    taxNumber: '12-3456789',
    invoiceDate: '2026-03-01',
    dueDate: '2026-03-15',
    acceptCardPayments: true,
    stripePaymentLink: 'https://buy.stripe.com/a',
    paypalPaymentLink: 'https://paypal.me/wren',
    displayPaypalQr: true,
    accountNumber: '987654321',
    paymentNotes: 'Within 14 days',
    ...changes,
  });
  await issueServed(db, { invoiceId, version: savedAt, now: savedAt + 1 });
  return { ...seller, clientId, invoiceId };
}

const asked = (id: string) => ({
  request: new Request(testOrigin),
  params: { id },
  context: createTestContext(db, { now }),
});
async function readPage(id: string, page: 'pay' | 'view') {
  const show = (invoice: PublicInvoice) => ({
    status: invoice.status,
    state: invoice.state,
    closed: invoice.closed?.title,
    sheet: invoice.sheet,
    card: invoice.card,
  });
  const { data } = await answerPublicInvoice(asked(id), show, page);
  return data.invoice;
}

describe.each(ofNothing)('an invoice %s', (_, changes) => {
  test('is listed and counted as paid, never as due', async () => {
    const { userId } = await issueOne(changes);
    const page = (view: object) =>
      listInvoices(db, {
        userId,
        view: { ...emptyListView, ...view },
        today,
        limit: 9,
        after: null,
      });
    const all = await page({});
    expect(all.invoices).toMatchObject([{ status: 'paid', totalMinor: 0 }]);
    expect(all.counts).toMatchObject({ all: 1, unpaid: 0, overdue: 0, due_soon: 0, paid: 1 });
    expect((await page({ status: 'unpaid' })).invoices).toEqual([]);
    expect((await page({ status: 'overdue' })).invoices).toEqual([]);
    expect((await page({ search: 'overdue' })).invoices).toEqual([]);
    expect((await page({ status: 'paid' })).invoices).toHaveLength(1);
  });

  test('is not due on the overview, the client page, the statement or in the calendar', async () => {
    const { userId, cookie, clientId } = await issueOne(changes);
    const figures = await getOverviewFigures(db, {
      userId,
      today,
      since: '2026-01-01',
      listed: null,
    });
    expect(figures).toMatchObject({ owed: [], debtors: [], days: { count: 0 } });
    const window = { limit: 9, after: null };
    const client = await getClientPageView(db, { userId, clientId, today, ...window });
    expect(client?.invoices).toMatchObject([{ status: 'paid' }]);
    const statement = await getStatement(db, { userId, clientId, from: '2026-01-01', to: today });
    expect(statement?.statement).toMatchObject([
      { notDueMinor: 0n, agesMinor: ageRanges.map(() => 0n) },
    ]);
    const { address } = await calendarOf(db, cookie, { intent: 'create' });
    expect(await readEvents(await fetchFeed(db, address, { now }))).toEqual([]);
  });

  test('asks its client for nothing on its pages, its PDF and its e-invoice', async () => {
    const { invoiceId } = await issueOne(changes);
    for (const page of ['pay', 'view'] as const) {
      expect(await readPage(invoiceId, page)).toMatchObject({
        status: 'paid',
        state: 'Paid',
        closed: 'Invoice Paid',
        card: null,
        sheet: {
          paymentLinks: [],
          usedLinks: [],
          paypalQrUrl: null,
          bankDetails: [],
          paymentNotes: null,
          mark: 'paid',
        },
      });
    }
    const pdf = await (await answerInvoicePdf(asked(invoiceId))).arrayBuffer();
    const text = JSON.stringify(readPdf(new Uint8Array(pdf)));
    expect(text).not.toMatch(/987654321|paypal\.me|buy\.stripe|Within 14 days/);
    const xml = await (await answerInvoiceXml(asked(invoiceId))).text();
    expect(xml).toContain('<cbc:PayableAmount');
    expect(xml).not.toMatch(/PaymentMeans|DueDate/);
  });

  test('is paid in the export', async () => {
    const { userId } = await issueOne(changes);
    const { textOf } = await openExports(database).take(userId);
    expect(textOf('invoices.csv')).toContain(',paid,no,');
    expect(JSON.parse(textOf('invoices.json'))).toMatchObject([{ status: 'paid' }]);
  });

  test('gets no reminders, and its owner’s page plans none', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller, changes);
    const harness = reminderHarness(db);
    await live(harness, nine(-3), nine(15), 86_400_000);
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    const owned = await issueOne(changes);
    const page = await readOwnersPage(
      owned.invoiceId,
      owned.cookie,
      createTestContext(db, { now }),
    );
    expect(page.reminders).toBeNull();
  });

  test('can’t be marked or paid, and is unchanged', async () => {
    const { invoiceId, cookie } = await issueOne(changes);
    const before = await invoiceRowOf(db, invoiceId);
    const post = (json: object) =>
      answerListPost(
        jsonPost('/us/invoices', { invoiceId, ...json }, cookie),
        createTestContext(db, { now }),
      );
    for (const status of ['unpaid', 'paid', 'unpaid'] as const) {
      expect(await post({ intent: 'set-status', status })).toMatchObject({
        status: 200,
        body: { outcome: 'changed', status: 'paid' },
      });
    }
    expect(
      await post({
        intent: 'record-payment',
        paymentId: crypto.randomUUID(),
        country: 'us',
        currency: 'USD',
        paidMinor: 0,
        amountMinor: 100,
        day: today,
        method: 'cash',
        reference: '',
        note: '',
      }),
    ).toMatchObject({ status: 409, body: { outcome: 'not-recorded' } });
    expect(await invoiceRowOf(db, invoiceId)).toEqual(before);
    expect(await codesOf(db, invoiceId)).toEqual([]);
  });

  test('is voided with a reason like an unpaid one', async () => {
    const { invoiceId, cookie } = await issueOne(changes);
    const request = jsonPost(
      '/us/invoices',
      { intent: 'void', invoiceId, reason: 'Sent twice' },
      cookie,
    );
    expect(await answerListPost(request, createTestContext(db, { now }))).toMatchObject({
      body: { outcome: 'changed', status: 'void' },
    });
    expect(await readPage(invoiceId, 'view')).toMatchObject({ status: 'void' });
  });
});

test('no write can leave an invoice with a zero total unpaid', async () => {
  const { invoiceId } = await issueOne({ items: [line(0)] });
  await expect(db.update(invoices).set({ status: 'unpaid' })).rejects.toThrow();
  const row = await invoiceRowOf(db, invoiceId);
  const copy = { ...row, id: 'copy', saveKey: 'copy', invoiceNumber: 'copy' };
  await expect(db.insert(invoices).values({ ...copy, status: 'overdue' })).rejects.toThrow();
});
