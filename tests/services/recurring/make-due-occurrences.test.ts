import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addMonths } from '#app/domain/dates.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { describeFormDefaults } from '#app/handlers/invoices/form-defaults.server.ts';
import { makeDueOccurrences, sixOn } from '#app/services/recurring/make-due-occurrences.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { mails } from '#db/outbox-schema.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const minute = 60_000;
const timeZone = 'Pacific/Auckland';

type Changes = Partial<typeof series.$inferInsert>;

/** A seller with a plan without a limit, their client, and a monthly series from 31 January 2026 on. */
async function startSeries(changes: Changes = {}, content: Partial<InvoiceContent> = {}) {
  const { userId } = await createSampleSeller(db, { ...unlimited, ...bank });
  await db
    .update(users)
    .set({ timeZone, emailVerifiedAt: 1, createdAt: 0 })
    .where(eq(users.id, userId));
  const clientId = crypto.randomUUID();
  await db.insert(clients).values({
    ...{ id: clientId, userId, name: 'Finch & Sons', email: 'ann@finch.example' },
    ...{ address: '1 Low Street', country: 'us', createdAt: 1 },
  });
  const sample = sampleContent({ clientId, notes: 'For {month year}, {quarter}', ...content });
  const id = crypto.randomUUID();
  const anchor = changes.anchor ?? '2026-01-31';
  await db.insert(series).values({
    ...{ id, userId, draft: JSON.stringify(draftOfInvoice(sample, null)), country: 'us' },
    ...{ clientName: 'Finch & Sons', currency: 'USD', totalMinor: 16_501 },
    ...{ unit: 'month', every: 1, firstN: 1, dueDays: 14, state: 'active', nextN: 1 },
    ...{ nextLook: sixOn(anchor, timeZone), createdAt: 1, updatedAt: 1, ...changes, anchor },
  });
  return { id, userId, clientId };
}

const bank = {
  bankName: 'First',
  accountHolder: 'Wren',
  accountNumber: '12345678',
  routingNumber: '021000021',
};
const free = {
  subscriptionStatus: 'free' as const,
  planName: null,
  invoiceLimit: 3,
  subscriptionEndMs: null,
};
const unlimited = {
  subscriptionStatus: 'active' as const,
  planName: 'Pro' as const,
  invoiceLimit: null,
  subscriptionStart: '2026-01-01',
  subscriptionEndMs: Date.UTC(2030, 0),
};

/** Runs the schedule at an instant. */
async function runAt(now: number, on: Database = db) {
  const errors: unknown[] = [];
  const counts = await makeDueOccurrences(on, {
    ...{ now, dailyQuota: null, limit: 100, publishToUser: () => {} },
    defaultsOf: (seller, country) => describeFormDefaults(seller, null, country),
    reportError: (error) => void errors.push(error),
  });
  expect(errors).toEqual([]);
  return counts;
}

const madeOf = (userId: string) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(invoices.createdAt, invoices.invoiceNumber);
const occurrencesOf = (id: string) =>
  db
    .select()
    .from(seriesOccurrences)
    .where(eq(seriesOccurrences.seriesId, id))
    .orderBy(seriesOccurrences.n);
const stateOf = async (id: string) => {
  const [row] = await db.select().from(series).where(eq(series.id, id));
  return row && { state: row.state, pause: row.pause, nextN: row.nextN };
};

describe('a monthly series over a year', () => {
  test('makes each invoice at six of its day, in order, filled in, once however often it runs', async () => {
    const { id, userId } = await startSeries({ endCount: 12 });
    for (let month = 0; month < 13; month += 1) {
      const six = sixOn(addMonths('2026-01-31', month), timeZone);
      await runAt(six - minute);
      await Promise.all([runAt(six), runAt(six)]);
      await runAt(six + minute);
    }
    expect(await occurrencesOf(id)).toMatchObject(Array(12).fill({ state: 'made', why: null }));
    const made = await madeOf(userId);
    expect(made.map(({ invoiceDate }) => invoiceDate)).toEqual(
      Array.from({ length: 12 }, (_, month) => addMonths('2026-01-31', month)),
    );
    expect(made.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
      Array.from({ length: 12 }, (_, at) => `INV-${String(at + 1).padStart(3, '0')}`),
    );
    expect([made[1]?.dueDate, made[1]?.notes, made[3]?.notes]).toEqual([
      ...['2026-03-14', 'For February 2026, Q1', 'For April 2026, Q2'],
    ]);
    expect(await stateOf(id)).toEqual({ state: 'ended', pause: null, nextN: 13 });
    expect((await occurrencesOf(id)).map(({ state }) => state)).toEqual(Array(12).fill('made'));
  });
});

/** How each occurrence ended: `made`, or why it waits. */
const endsOf = async (id: string) =>
  (await occurrencesOf(id)).map(({ state, why }) => why ?? state);
const hour = 60 * minute;
const six = (day: string) => sixOn(day, timeZone);

describe('what stops a series', () => {
  test('the plan’s limit: it waits, is made when there is room again, and three of them pause it', async () => {
    const { id, userId } = await startSeries();
    const setPlan = (plan: Partial<typeof userSettings.$inferInsert>) =>
      db.update(userSettings).set(plan).where(eq(userSettings.userId, userId));
    await runAt(six('2026-01-31'));
    await setPlan({ ...free, totalInvoicesCreated: 3 });
    await runAt(six('2026-02-28'));
    expect(await endsOf(id)).toEqual(['made', 'limit']);
    await setPlan(unlimited);
    await runAt(six('2026-02-28') + hour - 1);
    expect(await endsOf(id)).toEqual(['made', 'limit']);
    await runAt(six('2026-03-01') + hour);
    expect(await endsOf(id)).toEqual(['made', 'made']);
    // A late one is dated on the day it is made, its words are its own day's.
    const late = (await madeOf(userId)).at(-1);
    expect([late?.invoiceDate, late?.notes]).toEqual(['2026-03-01', 'For February 2026, Q1']);

    await setPlan({ ...free, totalInvoicesCreated: 5 });
    for (const day of ['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'])
      await runAt(six(day));
    expect(await endsOf(id)).toEqual(['made', 'made', 'limit', 'limit', 'limit']);
    expect(await stateOf(id)).toEqual({ state: 'paused', pause: 'stopped', nextN: 6 });
  });

  test('a plan’s limit that many days meet at once: three wait, and none is lost by the pause', async () => {
    const { id, userId } = await startSeries({ unit: 'week' });
    await db
      .update(userSettings)
      .set({ ...free, totalInvoicesCreated: 2 })
      .where(eq(userSettings.userId, userId));
    await runAt(six('2026-06-01'));
    expect(await endsOf(id)).toEqual(['made', 'limit', 'limit', 'limit']);
    expect(await stateOf(id)).toEqual({ state: 'paused', pause: 'stopped', nextN: 5 });
  });

  test('a client who is gone: nothing is made until they are back', async () => {
    const { id, userId, clientId } = await startSeries();
    const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
    await db.delete(clients).where(eq(clients.id, clientId));
    await runAt(six('2026-01-31'));
    expect([await endsOf(id), await madeOf(userId)]).toEqual([['client'], []]);
    await db
      .insert(clients)
      .values({ ...(client as typeof clients.$inferInsert), name: 'Finch Ltd' });
    await runAt(six('2026-01-31') + hour);
    expect(await endsOf(id)).toEqual(['made']);
    expect(await madeOf(userId)).toMatchObject([{ clientName: 'Finch Ltd' }]);
  });

  test('a week without the schedule: each is made, in order, on the day it comes back', async () => {
    const { id, userId } = await startSeries({
      unit: 'day',
      anchor: '2026-03-01',
      endDay: '2026-03-07',
    });
    await runAt(six('2026-03-09'));
    expect(await endsOf(id)).toEqual(Array(7).fill('made'));
    const made = await madeOf(userId);
    expect(made.map(({ invoiceNumber, invoiceDate }) => [invoiceNumber, invoiceDate])).toEqual(
      Array.from({ length: 7 }, (_, at) => [`INV-00${at + 1}`, '2026-03-09']),
    );
    expect((await stateOf(id))?.state).toBe('ended');
  });
});

describe('a series that is sent', () => {
  const mailsOf = (userId: string) => db.select().from(mails).where(eq(mails.userId, userId));

  test('puts each invoice into the outbox once, to the address that the client has by then', async () => {
    const { id, userId, clientId } = await startSeries({ sends: true });
    await Promise.all([runAt(six('2026-01-31')), runAt(six('2026-01-31'))]);
    await db.update(clients).set({ email: 'new@finch.example' }).where(eq(clients.id, clientId));
    await runAt(six('2026-02-28'));
    expect(await endsOf(id)).toEqual(['made', 'made']);
    expect((await mailsOf(userId)).map(({ address, kind }) => [address, kind])).toEqual([
      ['ann@finch.example', 'invoice'],
      ['new@finch.example', 'invoice'],
    ]);
  });

  test('an address that is missing: the invoice is made and waits to be sent', async () => {
    const { id, userId, clientId } = await startSeries({ sends: true });
    await db.update(clients).set({ email: null }).where(eq(clients.id, clientId));
    await runAt(six('2026-01-31'));
    expect([await endsOf(id), (await madeOf(userId)).length]).toEqual([['mail'], 1]);
    await db.update(clients).set({ email: 'ann@finch.example' }).where(eq(clients.id, clientId));
    await runAt(six('2026-01-31') + hour);
    expect([await endsOf(id), (await madeOf(userId)).length]).toEqual([['made'], 1]);
    expect(await mailsOf(userId)).toHaveLength(1);
  });

  test('other payment details: made, not sent, and so are the next ones', async () => {
    const { id, userId } = await startSeries({ sends: true });
    await runAt(six('2026-01-31'));
    await db
      .update(userSettings)
      .set({ accountNumber: '87654321' })
      .where(eq(userSettings.userId, userId));
    await runAt(six('2026-02-28'));
    await runAt(six('2026-03-31'));
    expect(await endsOf(id)).toEqual(['made', 'payment', 'payment']);
    const made = await madeOf(userId);
    expect(made.map(({ accountNumber }) => accountNumber)).toEqual([
      '12345678',
      '87654321',
      '87654321',
    ]);
    expect(await mailsOf(userId)).toHaveLength(1);
  });
});

// @covers paid-6.3 paid-6.4 paid-6.5
