import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { planExport } from '#app/domain/import/plan-export.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { ageRanges } from '#app/domain/overview/overview.ts';
import { getClientPageView } from '#app/features/clients/server/client-views.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import {
  answerPublicInvoice,
  type PublicInvoice,
} from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { getStatement } from '#app/features/statements/server/statement-page.api.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { invoices } from '#db/schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { calendarOf, fetchFeed, readEvents } from '#tests/support/calendar-harness.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import { importingBusiness } from '#tests/support/import-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
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
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import type { Seller } from '#tests/support/world.ts';

const { database, db, seller, get, post, save } = await openFormWorld();
/** Long after the due dates of the invoices in this file. */
const today = '2026-06-30';
const now = Date.parse(`${today}T12:00:00Z`);
const dates = { invoiceDate: '2026-03-01', dueDate: '2026-03-15' };

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

/** An invoice of a client, with every way to pay, that was served. */
async function issueOne(changes: Partial<InvoiceContent>) {
  const owner = await seller({ invoiceLimit: -1 });
  const clientId = await owner.client('Finch');
  const invoiceId = await owner.invoice({
    clientId,
    clientName: 'Finch',
    clientRegion: 'US',
    taxNumber: '12-3456789',
    ...dates,
    acceptCardPayments: true,
    stripePaymentLink: 'https://buy.stripe.com/a',
    paypalPaymentLink: 'https://paypal.me/wren',
    displayPaypalQr: true,
    accountNumber: '987654321',
    paymentNotes: 'Within 14 days',
    ...changes,
  });
  await issueServed(db, { invoiceId, version: savedAt, now: savedAt + 1 });
  return { owner, userId: owner.userId, clientId, invoiceId };
}

const page = (userId: string, view: object = {}) =>
  listInvoices(db, { userId, view: { ...emptyListView, ...view }, today, limit: 9, after: null });

describe.each(ofNothing)('an invoice %s', (_, changes) => {
  test('is listed and counted as paid, never as due', async () => {
    const { userId } = await issueOne(changes);
    const all = await page(userId);
    expect(all.invoices).toMatchObject([{ status: 'paid', totalMinor: 0 }]);
    expect(all.counts).toMatchObject({ all: 1, unpaid: 0, overdue: 0, due_soon: 0, paid: 1 });
    for (const view of [{ status: 'unpaid' }, { status: 'overdue' }, { search: 'overdue' }]) {
      expect((await page(userId, view)).invoices).toEqual([]);
    }
    expect((await page(userId, { status: 'paid' })).invoices).toHaveLength(1);
  });

  test('is not due on the overview, the client page, the statement, in the calendar or the export', async () => {
    const { owner, userId, clientId } = await issueOne(changes);
    const since = '2026-01-01';
    const figures = await getOverviewFigures(db, { userId, today, since, listed: null });
    expect(figures).toMatchObject({ owed: [], debtors: [], days: { count: 0 } });
    const window = { limit: 9, after: null };
    const client = await getClientPageView(db, { userId, clientId, today, ...window });
    expect(client?.invoices).toMatchObject([{ status: 'paid' }]);
    const statement = await getStatement(db, { userId, clientId, from: since, to: today });
    const ages = { notDueMinor: 0n, agesMinor: ageRanges.map(() => 0n) };
    expect(statement?.statement).toMatchObject([ages]);
    const { address } = await calendarOf(db, owner.cookie, { intent: 'create' });
    expect(await readEvents(await fetchFeed(db, address, { now }))).toEqual([]);
    const { textOf } = await openExports(database).take(userId);
    expect(textOf('invoices.csv')).toContain(',paid,no,');
    expect(JSON.parse(textOf('invoices.json'))).toMatchObject([{ status: 'paid' }]);
  });

  test('asks its client for nothing on its pages, its PDF and its e-invoice', async () => {
    const { invoiceId } = await issueOne(changes);
    const bare = { paymentLinks: [], usedLinks: [], paypalQrUrl: null, bankDetails: [] };
    const asked = {
      request: new Request(testOrigin),
      params: { id: invoiceId },
      context: createTestContext(db, { now }),
    };
    for (const kind of ['pay', 'view'] as const) {
      const show = ({ status, state, closed, sheet, card }: PublicInvoice) => ({
        status,
        state,
        sheet,
        card,
        closed: closed?.title,
      });
      expect((await answerPublicInvoice(asked, show, kind)).data.invoice).toMatchObject({
        status: 'paid',
        state: 'Paid',
        closed: 'Invoice Paid',
        card: null,
        sheet: { ...bare, paymentNotes: null, mark: 'paid' },
      });
    }
    const pdf = await (await answerInvoicePdf(asked)).arrayBuffer();
    const text = JSON.stringify(readPdf(new Uint8Array(pdf)));
    expect(text).not.toMatch(/987654321|paypal\.me|buy\.stripe|Within 14 days/);
    const { body: xml } = await get(`/view-invoice/${invoiceId}/xml`, { now });
    expect(xml).toContain('<cbc:PayableAmount');
    expect(xml).not.toMatch(/PaymentMeans|DueDate/);
  });

  test('gets no reminders, and its owner’s page plans none', async () => {
    const reminded = await createReminder(db);
    const invoiceId = await issueSample(db, reminded, changes);
    await live(reminderHarness(db), nine(-3), nine(15), 86_400_000);
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    const { owner, invoiceId: id } = await issueOne(changes);
    const { body } = await get(`/view-invoice/${id}`, { as: owner, now });
    expect(body.invoice.owner.reminders).toBeNull();
  });

  test('can’t be marked, paid or credited, and is voided with a reason like an unpaid one', async () => {
    const { owner, invoiceId } = await issueOne(changes);
    const before = await invoiceRowOf(db, invoiceId);
    const send = (json: object) => post('/us/invoices', { invoiceId, ...json }, { as: owner, now });
    for (const status of ['unpaid', 'paid', 'unpaid'] as const) {
      const same = { status: 200, body: { outcome: 'changed', status: 'paid' } };
      expect(await send({ intent: 'set-status', status })).toMatchObject(same);
    }
    const payment = { country: 'us', currency: 'USD', paidMinor: 0, amountMinor: 100, day: today };
    const entry = { ...payment, method: 'cash', reference: '', note: '' };
    const paymentId = crypto.randomUUID();
    const recorded = await send({ intent: 'record-payment', paymentId, ...entry });
    expect(recorded).toMatchObject({ status: 409, body: { outcome: 'not-recorded' } });
    const note = { noteKey: crypto.randomUUID(), reason: 'Returned', choice: { kind: 'rest' } };
    const credited = await post('/api/credit-note', { invoiceId, ...note }, { as: owner, now });
    expect(credited.status).toBe(409);
    expect([await invoiceRowOf(db, invoiceId), await codesOf(db, invoiceId)]).toEqual([before, []]);
    const voided = await send({ intent: 'void', reason: 'Sent twice' });
    expect(voided.body).toMatchObject({ outcome: 'changed', status: 'void' });
  });
});

describe('an edit', () => {
  /** A line with this price. */
  const priced = (unitPrice: string) => ({
    ...dates,
    items: validDraft('us').items.map((item) => ({ ...item, unitPrice })),
  });

  test.each([false, true])(
    'between a zero total and a positive one makes an invoice unpaid and paid again (issued: %s)',
    async (isIssued) => {
      const owner = await seller(unlimitedColumns);
      const invoiceId = await owner.invoice({ ...dates, items: [line(0)] });
      if (isIssued) await issueServed(db, { invoiceId, version: savedAt, now: savedAt });
      const opened = await get(`/us/create-invoice?edit=${invoiceId}`, { as: owner });
      expect(opened.body).toMatchObject({ closed: null, opened: { kind: 'edit' } });
      for (const [price, status] of [
        ['1', 'overdue'],
        ['0', 'paid'],
        ['1', 'overdue'],
        ['0', 'paid'],
      ] as const) {
        const { updatedAt: version } = await invoiceRowOf(db, invoiceId);
        const edit = { invoiceId, version };
        expect((await save(owner, priced(price), { edit })).status).toBe(200);
        expect((await page(owner.userId)).invoices).toMatchObject([{ status }]);
      }
      const versions = db.select().from(issuedVersions);
      const issued = await versions.where(eq(issuedVersions.invoiceId, invoiceId));
      expect(issued.length > 0).toBe(isIssued);
    },
  );

  test('from a zero total to steps makes it due in these steps', async () => {
    const owner = await seller();
    const id = await owner.invoice({ ...dates, items: [line(0)] });
    const schedule = [
      { label: 'Now', amount: '40%', due: '2026-03-15' },
      { label: 'Later', amount: '', due: '2026-04-15' },
    ];
    const due = { ...priced('1'), dueDate: '2026-04-15', schedule };
    const first = await save(owner, due, { edit: { invoiceId: id, version: savedAt } });
    expect(await invoiceRowOf(db, id)).toMatchObject({ status: 'unpaid', nextDue: '2026-03-15' });
    await save(owner, priced('0'), { edit: { invoiceId: id, version: first.body.version } });
    expect(await invoiceRowOf(db, id)).toMatchObject({ status: 'paid', nextDue: null });
  });
});

describe('an import', () => {
  const importer = () => seller({ ...importingBusiness, ...unlimitedColumns });
  async function importInto(owner: Seller, json: object) {
    const { body } = await post('/api/import', json, { as: owner });
    expect(body).toMatchObject({ added: 1 });
    const rows = db.select().from(invoices).where(eq(invoices.userId, owner.userId));
    expect(await rows).toMatchObject([{ status: 'paid', totalMinor: 0 }]);
  }

  test.each(['unpaid', 'overdue', 'paid'] as const)(
    'of an export with it as %s makes it paid',
    async (status) => {
      const { userId, invoice } = await importer();
      await invoice({ ...dates, items: [line(0)] });
      const { names, textOf } = await openExports(database).take(userId);
      const plan = planExport(new Map(names.map((name) => [name, textOf(name)])));
      const documents = plan?.documents.map((sent) => ({
        ...sent,
        document: { ...sent.document, status },
      }));
      await importInto(await importer(), { intent: 'documents', documents });
    },
  );

  test.each(['draft', 'open', 'paid'])('of a file with it as %s makes it paid', async (status) => {
    const empty = [
      'clientEmail',
      'clientContact',
      'clientAddress',
      'clientRegion',
      'clientCopies',
      'reference',
      'notes',
      'discount',
    ];
    const item = { row: 2, description: 'Shelf', quantity: '1', price: '0', discount: '' };
    const invoice = {
      ...Object.fromEntries(empty.map((name) => [name, ''])),
      kind: 'invoice',
      number: 'F-1',
      date: dates.invoiceDate,
      due: dates.dueDate,
      status,
      paid: null,
      paidDay: null,
      client: null,
      total: null,
      roundsLines: false,
      currency: 'USD',
      clientName: 'Finch',
      lines: [{ ...item, taxes: [], net: null, total: null }],
    };
    const posted = { intent: 'invoices', source: 'other', invoices: [invoice] };
    await importInto(await importer(), posted);
  });
});

test('no write can leave an invoice with a zero total unpaid', async () => {
  const { invoiceId } = await issueOne({ items: [line(0)] });
  await expect(db.update(invoices).set({ status: 'unpaid' })).rejects.toThrow();
  const row = await invoiceRowOf(db, invoiceId);
  const copy = { ...row, id: 'copy', saveKey: 'copy', invoiceNumber: 'copy' };
  await expect(db.insert(invoices).values({ ...copy, status: 'overdue' })).rejects.toThrow();
});
