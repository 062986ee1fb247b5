import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentEvent } from '#app/domain/consent/analytics.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { insertSession } from '#app/features/account/queries/sessions.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getInvoiceWithEvents } from '#app/features/invoice-sheet/queries/owned-invoice.server.ts';
import { countPaymentEvent } from '#app/features/public-invoice/queries/payment-events.server.ts';
import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let owner: UserSettings;
let stranger: UserSettings;
let invoiceId: string;

const minute = 60_000;
const now = 1_800_000_000_000;
const links: Partial<InvoiceContent> = {
  paypalPaymentLink: 'https://paypal.me/wren',
  acceptCardPayments: true,
  stripePaymentLink: 'https://buy.stripe.com/wren',
};

beforeAll(async () => {
  owner = await createSampleUser(db, { invoiceLimit: -1 });
  stranger = await createSampleUser(db);
});
beforeEach(async () => {
  invoiceId = await save(links);
});

/** Each goes to a new client, who knows no other payment details. */
function save(changes: Partial<InvoiceContent>, settings = owner) {
  const [invoiceNumber, clientName] = [crypto.randomUUID(), crypto.randomUUID()];
  const own = { invoiceNumber, clientName, clientEmail: null };
  return saveSample(db, settings, { ...own, ...changes }, now);
}

async function sessionOf({ userId }: UserSettings, expiresAt = now + minute) {
  const id = crypto.randomUUID();
  await insertSession(db, {
    id,
    userId,
    expiresAt,
    remember: true,
    createdAt: 1,
    lastSeenAt: 1,
    userAgent: '',
  });
  return id;
}

const count = (
  changes: Partial<PaymentEvent> = {},
  visit: { sessionId?: string | null; now?: number } = {},
  through = db,
) =>
  countPaymentEvent(
    through,
    { invoiceId, kind: 'paypal_me', event: 'shown', ...changes },
    { sessionId: null, now, ...visit },
  );

async function rowsOf(id = invoiceId) {
  const sql =
    'SELECT kind, event, times, first_at, last_at FROM payment_events WHERE invoice_id = ? ORDER BY event DESC, kind';
  const { rows } = await db.$client.execute({ sql, args: [id] });
  return rows.map((row) => Object.values(row));
}

describe('a visitor’s event', () => {
  test('is counted with its first and last time, clicks apart from views', async () => {
    await count();
    await count({}, { now: now + minute });
    await count({}, { now: now + 5 * minute });
    await count({ event: 'click', kind: 'stripe_link' }, { now: now + 6 * minute });
    expect(await rowsOf()).toEqual([
      ['paypal_me', 'shown', 3, now, now + 5 * minute],
      ['stripe_link', 'click', 1, now + 6 * minute, now + 6 * minute],
    ]);
  });

  test('counts once a minute, whatever arrives at once, in at most four rows', async () => {
    const kinds = ['paypal_me', 'stripe_link'] as const;
    const events = ['shown', 'click'] as const;
    const flood = Array.from({ length: 25 }, (_, at) => at).flatMap((at) =>
      kinds.flatMap((kind) =>
        events.map((event) => count({ kind, event }, { now: now + at }, database.open())),
      ),
    );
    await Promise.all(flood);
    const rows = await rowsOf();
    expect(rows).toHaveLength(4);
    expect(rows.map(([, , times]) => times)).toEqual([1, 1, 1, 1]);
  });

  test('counts for a user signed in to another account, in one round trip', async () => {
    const through = database.open();
    await count({}, { sessionId: await sessionOf(stranger) }, through);
    expect(await rowsOf()).toHaveLength(1);
    expect(through.stats.trips).toBe(1);
  });
});

describe('nothing is counted', () => {
  test('for the owner, in any of their sessions', async () => {
    for (const sessionId of [await sessionOf(owner), await sessionOf(owner)]) {
      await count({}, { sessionId });
      await count({ event: 'click' }, { sessionId });
    }
    expect(await rowsOf()).toEqual([]);
  });

  test('for a button that the invoice does not have', async () => {
    const paypalOnly = await save({ ...links, stripePaymentLink: null });
    const switchedOff = await save({ ...links, acceptCardPayments: false });
    const cardOnly = await save({ ...links, paypalPaymentLink: null });
    await count({ invoiceId: paypalOnly, kind: 'stripe_link' });
    await count({ invoiceId: switchedOff, kind: 'stripe_link' });
    await count({ invoiceId: cardOnly, kind: 'paypal_me' });
    for (const id of [paypalOnly, switchedOff, cardOnly]) expect(await rowsOf(id)).toEqual([]);
  });

  test.each(['none', '', "' OR 1=1 --", 'x'.repeat(100)])('for the id %s', async (unknown) => {
    await count({ invoiceId: unknown });
    expect(await rowsOf(unknown)).toEqual([]);
    expect(await rowsOf()).toEqual([]);
  });

  test('once the owner’s account is closed', async () => {
    const leaving = await createSampleUser(db);
    const left = await save(links, leaving);
    const sql = 'UPDATE users SET deleted_at = 1 WHERE id = ?';
    await db.$client.execute({ sql, args: [leaving.userId] });
    await count({ invoiceId: left });
    expect(await rowsOf(left)).toEqual([]);
  });
});

test('events are deleted with their invoice', async () => {
  await count();
  await db.$client.execute('UPDATE users SET deleted_at = 1');
  await db.$client.execute({ sql: 'DELETE FROM invoices WHERE id = ?', args: [invoiceId] });
  await db.$client.execute('UPDATE users SET deleted_at = NULL');
  expect(await rowsOf()).toEqual([]);
});

test('an event is counted once, however the database fails', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async () => {
      invoiceId = await save(links);
    },
    action: (faulty) => count({}, {}, faulty),
    check: async (_db, _start, outcome) => {
      if (outcome.outcome === 'threw') expect(outcome.fault).toBe('busy');
      await count();
      expect(await rowsOf()).toEqual([['paypal_me', 'shown', 1, now, now]]);
    },
  });
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
});

describe('events are shown', () => {
  const eventsFor = async (sessionId: string) =>
    (await getInvoiceWithEvents(db, invoiceId, { id: sessionId, now }))?.events;

  test('only to a valid session of the owner', async () => {
    await count();
    const counted = { kind: 'paypal_me', event: 'shown', times: 1, firstAt: now, lastAt: now };
    expect(await eventsFor(await sessionOf(owner))).toEqual([counted]);
    expect(await eventsFor(await sessionOf(owner, now))).toEqual([]);
    expect(await eventsFor(await sessionOf(stranger))).toEqual([]);
    expect(await eventsFor('none')).toEqual([]);
  });

  test('in the list, with the seller’s day of the first one, for any button', async () => {
    const late = Date.UTC(2027, 0, 1, 23);
    const lineFor = async (timeZone: string | null) => {
      const question = { userId: owner.userId, view: emptyListView, today: '2027-01-05' };
      const list = await listInvoices(db, { ...question, timeZone, limit: 500, after: null });
      const { openedOn, payClickedOn } = list.invoices.find(({ id }) => id === invoiceId) ?? {};
      return [openedOn, payClickedOn];
    };
    expect(await lineFor(null)).toEqual([null, null]);
    await count({ kind: 'stripe_link' }, { now: late });
    await count({}, { now: late + 5 * minute });
    expect(await lineFor(null)).toEqual(['2027-01-01', null]);
    await count({ event: 'click' }, { now: late + 90 * minute });
    expect(await lineFor(null)).toEqual(['2027-01-01', '2027-01-02']);
    expect(await lineFor('Australia/Sydney')).toEqual(['2027-01-02', '2027-01-02']);
  });

  test('with the invoice itself, which every client with the link gets, in one round trip', async () => {
    const through = database.open();
    const id = await sessionOf(stranger);
    const found = await getInvoiceWithEvents(through, invoiceId, { id, now });
    expect(found?.invoice.content.paypalPaymentLink).toBe('https://paypal.me/wren');
    expect(through.stats.trips).toBe(1);
    expect(await getInvoiceWithEvents(db, 'none', { id, now })).toBeNull();
  });
});
