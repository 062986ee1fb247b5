import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentEvent } from '#app/domain/consent/analytics.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { countPaymentEvent } from '#app/features/public-invoice/queries/payment-events.server.ts';
import { users } from '#db/account-schema.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { openWorld, type Seller, type Sent } from '#tests/support/world.ts';

const world = await openWorld();
const { db, database } = world;
const minute = 60_000;
const now = Date.UTC(2026, 0, 1, 23);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const links: Partial<InvoiceContent> = {
  paypalPaymentLink: 'https://paypal.me/wren',
  acceptCardPayments: true,
  stripePaymentLink: 'https://buy.stripe.com/wren',
};
let owner: Seller;
let invoiceId: string;

/** Each goes to a new client, who knows no other payment details. */
function save(changes: Partial<InvoiceContent> = {}, by = owner) {
  const [invoiceNumber, clientName] = [crypto.randomUUID(), crypto.randomUUID()];
  const own = { invoiceNumber: invoiceNumber.slice(0, 20), clientName, clientEmail: null };
  return by.invoice({ ...own, ...links, ...changes }, now);
}

beforeEach(async () => {
  owner ??= await world.seller({ invoiceLimit: -1 });
  invoiceId = await save();
});

const reportOf = (changes: object = {}) => {
  return { invoiceId, kind: 'paypal_me', event: 'shown', ...changes };
};
/** Reports a button and waits for the work after the response. */
const report = (changes: object = {}, { headers, ...sent }: Sent = {}) =>
  world.post('/api/payment-event', reportOf(changes), {
    now,
    headers: { 'User-Agent': firefox, ...headers },
    ...sent,
  });

async function rowsOf(id = invoiceId) {
  const sql =
    'SELECT kind, event, times, first_at, last_at FROM payment_events WHERE invoice_id = ? ORDER BY event DESC, kind';
  const { rows } = await db.$client.execute({ sql, args: [id] });
  return rows.map((row) => Object.values(row));
}

describe('a visitor’s event', () => {
  test('is counted with its first and last time, clicks apart from views; the answer reveals and sets nothing', async () => {
    const { status, body, headers, context } = await report();
    expect([status, body, [...headers], [...context.answerHeaders]]).toEqual([204, '', [], []]);
    expect(context.db.stats.trips).toBe(1);
    for (const passed of [1, 5]) await report({}, { now: now + passed * minute });
    await report({ event: 'click', kind: 'stripe_link' }, { now: now + 6 * minute });
    expect(await rowsOf()).toEqual([
      ['paypal_me', 'shown', 3, now, now + 5 * minute],
      ['stripe_link', 'click', 1, now + 6 * minute, now + 6 * minute],
    ]);
    const { rows } = await db.$client.execute('SELECT * FROM payment_events LIMIT 1');
    const columns = ['event', 'first_at', 'invoice_id', 'kind', 'last_at', 'times'];
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(columns);
  });

  test('counts once a minute, whatever arrives at once, in at most four rows', async () => {
    const kinds = ['paypal_me', 'stripe_link'] as const;
    const events = ['shown', 'click'] as const;
    const count = (event: PaymentEvent, at: number) =>
      countPaymentEvent(database.open(), event, { sessionId: null, now: at });
    const flood = Array.from({ length: 25 }, (_, at) =>
      kinds.flatMap((kind) => events.map((event) => count({ invoiceId, kind, event }, now + at))),
    );
    await Promise.all(flood.flat());
    expect((await rowsOf()).map(([, , times]) => times)).toEqual([1, 1, 1, 1]);
  });

  test('counts for a user signed in to another account, and is deleted with its invoice', async () => {
    await report({}, { as: await world.seller() });
    expect(await rowsOf()).toHaveLength(1);
    await db.update(users).set({ deletedAt: 1 });
    await db.$client.execute({ sql: 'DELETE FROM invoices WHERE id = ?', args: [invoiceId] });
    await db.update(users).set({ deletedAt: null });
    expect(await rowsOf()).toEqual([]);
  });

  test('is counted once, however the database fails', async () => {
    const met = await forEachDatabaseFault({
      open: database.open,
      prepare: async () => {
        invoiceId = await save();
      },
      action: (db) => report({}, { db }),
      check: async (_db, _start, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        expect(outcome.answer.status).toBe(204);
        if ((await rowsOf()).length === 0) expect(outcome.answer.context.reported).toHaveLength(1);
        await report();
        expect(await rowsOf()).toEqual([['paypal_me', 'shown', 1, now, now]]);
      },
    });
    expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
  });
});

describe('nothing is counted, with the same answer,', () => {
  test('for the owner, whose session isn’t renewed', async () => {
    const { status, context } = await report({ event: 'click' }, { as: owner });
    expect([status, [...context.answerHeaders]]).toEqual([204, []]);
    expect(await rowsOf()).toEqual([]);
  });

  test.each<[string, Partial<InvoiceContent>, string]>([
    ['PayPal only', { stripePaymentLink: null }, 'stripe_link'],
    ['cards switched off', { acceptCardPayments: false }, 'stripe_link'],
    ['cards only', { paypalPaymentLink: null }, 'paypal_me'],
  ])('for a button that the invoice does not have: %s', async (_, changes, kind) => {
    const id = await save(changes);
    expect((await report({ invoiceId: id, kind })).status).toBe(204);
    expect(await rowsOf(id)).toEqual([]);
  });

  test.each(["' OR 1=1 --", 'x'.repeat(100)])('for the id %s', async (unknown) => {
    expect((await report({ invoiceId: unknown })).status).toBe(204);
    expect([...(await rowsOf(unknown)), ...(await rowsOf())]).toEqual([]);
  });

  test('once the owner’s account is closed', async () => {
    const leaving = await world.seller();
    const id = await save({}, leaving);
    await db.update(users).set({ deletedAt: 1 }).where(eq(users.id, leaving.userId));
    expect((await report({ invoiceId: id })).status).toBe(204);
    expect(await rowsOf(id)).toEqual([]);
  });

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'curl/8.5.0',
    '',
  ])('for a bot, without a query: %s', async (agent) => {
    const { status, context } = await report({}, { headers: { 'User-Agent': agent } });
    expect([status, context.db.stats.trips, await rowsOf()]).toEqual([204, 0, []]);
  });
});

test.each<[string, object | URLSearchParams]>([
  ['no JSON', new URLSearchParams('hello')],
  ['another kind', { kind: 'bank' }],
  ['another event', { event: 'hover' }],
  ['no id', { invoiceId: undefined }],
  ['an extremely long id', { invoiceId: 'x'.repeat(101) }],
])('%s is malformed: 400 in the API’s error format', async (_, given) => {
  const json = given instanceof URLSearchParams ? given : reportOf(given);
  const headers = { 'User-Agent': firefox };
  const { status, body } = await world.post('/api/payment-event', json, { headers });
  expect(status).toBe(400);
  const error = 'We couldn’t understand this request.';
  expect(JSON.parse(JSON.stringify(body))).toEqual({ error, code: 'bad-request' });
  expect(await rowsOf()).toEqual([]);
});

describe('events are shown', () => {
  const lineFor = async (as: Seller) => {
    const { body } = await world.get('/us/invoices', { as, now: now + 4 * 86_400_000 });
    const { invoices } = body.list;
    const at = invoices.id.indexOf(invoiceId);
    return [invoices.openedOn[at], invoices.payClickedOn[at]];
  };

  test('in the list, with the seller’s day of the first one, for any button', async () => {
    expect(await lineFor(owner)).toEqual([null, null]);
    await report({ kind: 'stripe_link' });
    await report({}, { now: now + 5 * minute });
    expect(await lineFor(owner)).toEqual(['2026-01-01', null]);
    await report({ event: 'click' }, { now: now + 90 * minute });
    expect(await lineFor(owner)).toEqual(['2026-01-01', '2026-01-02']);
    const isOwner = eq(users.id, owner.userId);
    await db.update(users).set({ timeZone: 'Australia/Sydney' }).where(isOwner);
    expect(await lineFor(owner)).toEqual(['2026-01-02', '2026-01-02']);
    await db.update(users).set({ timeZone: null }).where(isOwner);
  });

  test('on the invoice’s page only to its owner', async () => {
    await report();
    const view = (as?: Seller) =>
      world.get(`/view-invoice/${invoiceId}`, as ? { as, now } : { now });
    expect(JSON.stringify((await view(owner)).body.invoice.owner.history)).toContain('Opened on ');
    for (const as of [undefined, await world.seller()]) {
      expect((await view(as)).body.invoice).not.toHaveProperty('owner');
    }
  });
});
