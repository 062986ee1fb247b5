import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#app/domain/dates.ts';
import { type Interval, intervalUnits, occurrenceDay } from '#app/domain/recurring/series.ts';
import { setTimeZone } from '#app/features/account/queries/users.server.ts';
import { deleteClient } from '#app/features/clients/queries/client-rows.server.ts';
import { recordWaiting, settleSeries } from '#app/features/recurring/queries/occurrences.server.ts';
import { changeSeries } from '#app/features/recurring/queries/series.server.ts';
import { runTimeOn } from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { emails } from '#db/email-schema.ts';
import { clients, userSettings } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { faultyFetch, forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { meanwhileFetch } from '#tests/support/meanwhile-fetch.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { queueIds } from '#tests/support/sending-harness.ts';
import {
  endsOf,
  freeColumns,
  madeOf,
  runSeries,
  seriesEmails,
  seriesZone,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const minute = 60_000;
const hour = 60 * minute;
const six = (day: string) => runTimeOn(day, seriesZone);
const runAt = (now: number) => runSeries(db, now);
const rowOf = async (id: string) => {
  const [row] = await db.select().from(series).where(eq(series.id, id));
  if (!row) throw new Error('no such series');
  return row;
};
const stateOf = async (id: string) => {
  const { state, pause, nextN } = await rowOf(id);
  return { state, pause, nextN };
};
const setSettings = (userId: string, columns: Partial<typeof userSettings.$inferInsert>) =>
  db.update(userSettings).set(columns).where(eq(userSettings.userId, userId));

test('a monthly series creates each invoice at 6 a.m. on its day, in order and filled in, once however often it runs', async () => {
  const { id, userId } = await startSampleSeries(db, { endCount: 12 });
  for (let month = 0; month < 13; month += 1) {
    const at = six(addMonths('2026-01-31', month));
    await runAt(at - minute);
    await Promise.all([runAt(at), runAt(at)]);
    await runAt(at + minute);
  }
  const made = await madeOf(db, userId);
  expect(made.map(({ invoiceDate }) => invoiceDate)).toEqual(
    Array.from({ length: 12 }, (_, month) => addMonths('2026-01-31', month)),
  );
  expect(made.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
    Array.from({ length: 12 }, (_, at) => `INV-${String(at + 1).padStart(3, '0')}`),
  );
  expect([made[1]?.dueDate, made[1]?.notes, made[3]?.notes]).toEqual([
    '2026-03-30',
    'For February 2026, Q1',
    'For April 2026, Q2',
  ]);
  expect(await stateOf(id)).toEqual({ state: 'ended', pause: null, nextN: 13 });
  expect(await endsOf(db, id)).toEqual(Array(12).fill('made'));
});

test('creates each invoice at 6 a.m. in the new time zone after a change', async () => {
  const { id, userId } = await startSampleSeries(db, {}, { timeZone: 'Pacific/Honolulu' });
  const paused = await startSampleSeries(db, { state: 'paused', pause: 'owner', nextRunAt: null });
  for (const each of [userId, paused.userId]) {
    await setTimeZone(db, each, seriesZone, six('2026-01-30'));
  }
  await runAt(six('2026-01-30'));
  await runAt(six('2026-01-31') - minute);
  expect(await madeOf(db, userId)).toEqual([]);
  await runAt(six('2026-01-31'));
  expect(await endsOf(db, id)).toEqual(['made']);
  expect(await madeOf(db, userId)).toMatchObject([{ invoiceDate: '2026-01-31' }]);
  expect(await stateOf(paused.id)).toEqual({ state: 'paused', pause: 'owner', nextN: 1 });
});

describe('what puts a series on hold', () => {
  test('the plan’s limit: it continues when there is room again, and three on hold pause it', async () => {
    const { id, userId } = await startSampleSeries(db);
    await runAt(six('2026-01-31'));
    await setSettings(userId, { ...freeColumns, totalInvoicesCreated: 3 });
    await runAt(six('2026-02-28'));
    expect(await endsOf(db, id)).toEqual(['made', 'limit']);
    await setSettings(userId, unlimitedColumns);
    await runAt(six('2026-02-28') + hour - 1);
    expect(await endsOf(db, id)).toEqual(['made', 'limit']);
    await runAt(six('2026-03-01') + hour);
    expect(await endsOf(db, id)).toEqual(['made', 'made']);
    // A late invoice has the date of its creation, but its text uses the scheduled date.
    const late = (await madeOf(db, userId)).at(-1);
    expect([late?.invoiceDate, late?.notes]).toEqual(['2026-03-01', 'For February 2026, Q1']);

    await setSettings(userId, { ...freeColumns, totalInvoicesCreated: 5 });
    for (const day of ['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'])
      await runAt(six(day));
    expect(await endsOf(db, id)).toEqual(['made', 'made', 'limit', 'limit', 'limit']);
    expect(await stateOf(id)).toEqual({ state: 'paused', pause: 'stopped', nextN: 6 });
  });

  test('a run that crashed after it recorded one on hold: it counts as one of the three', async () => {
    const { id, userId } = await startSampleSeries(db);
    await runAt(six('2026-01-31'));
    await setSettings(userId, { ...freeColumns, totalInvoicesCreated: 3 });
    const one = { n: 2, day: '2026-02-28', at: six('2026-02-28') };
    await recordWaiting(db, await rowOf(id), { ...one, why: 'limit', invoiceId: null });
    await runAt(six('2026-03-31'));
    expect(await endsOf(db, id)).toEqual(['made', 'limit', 'limit']);
    expect(await stateOf(id)).toEqual({ state: 'active', pause: null, nextN: 4 });
  });

  test.each([
    ['the same email', { name: 'Finch Ltd', email: 'Ann@finch.example' }],
    ['the same name', { name: 'finch & sons', email: null }],
  ])('a deleted client added again with %s: the series continues with them', async (_, again) => {
    const content = { clientName: 'Finch & Sons', clientEmail: 'ann@finch.example' };
    const { id, userId, clientId } = await startSampleSeries(db, {}, { content });
    await db.delete(clients).where(eq(clients.id, clientId));
    await runAt(six('2026-01-31'));
    const added = { id: crypto.randomUUID(), userId, country: 'us', createdAt: 2 } as const;
    const other = { ...added, id: crypto.randomUUID() };
    await db.insert(clients).values({ ...other, name: 'Finch & Sons', email: 'b@c.example' });
    await runAt(six('2026-01-31') + hour);
    expect(await endsOf(db, id)).toEqual(['client']);
    await db.insert(clients).values({ ...added, ...again, address: '2 High Street' });
    await runAt(six('2026-02-01') + 2 * hour);
    expect(await endsOf(db, id)).toEqual(['made']);
    expect(await madeOf(db, userId)).toMatchObject([
      { clientId: added.id, clientName: again.name, clientAddress: '2 High Street' },
    ]);
    expect(await deleteClient(db, userId, added.id)).toBe('has-series');
  });
});

/** Runs the schedule at an instant (ms), and something else after it has read the due series. */
const runAround = (now: number, meanwhile: () => Promise<unknown>) =>
  runSeries(database.open({ fetch: meanwhileFetch(2, meanwhile) }), now);
/** A series whose first invoice was sent before its seller changed the payment details. */
async function startAndChangeBank() {
  const started = await startSampleSeries(db, { sends: true });
  await runAt(six('2026-01-31'));
  await setSettings(started.userId, { accountNumber: '87654321' });
  return started;
}
const setEmail = (clientId: string, email: string | null) =>
  db.update(clients).set({ email }).where(eq(clients.id, clientId));

describe('a series that is sent', () => {
  test('queues each invoice once, to the client’s address at that time', async () => {
    const { id, userId, clientId } = await startSampleSeries(db, { sends: true });
    await Promise.all([runAt(six('2026-01-31')), runAt(six('2026-01-31'))]);
    await setEmail(clientId, 'new@finch.example');
    await runAt(six('2026-02-28'));
    expect(await endsOf(db, id)).toEqual(['made', 'made']);
    expect((await seriesEmails(db, userId)).map(({ address, kind }) => [address, kind])).toEqual([
      ['ann@finch.example', 'invoice'],
      ['new@finch.example', 'invoice'],
    ]);
  });

  test('without an address creates the invoice and puts it on hold', async () => {
    const { id, userId, clientId } = await startSampleSeries(db, { sends: true });
    await setEmail(clientId, null);
    await runAt(six('2026-01-31'));
    expect([await endsOf(db, id), (await madeOf(db, userId)).length]).toEqual([['mail'], 1]);
    await setEmail(clientId, 'ann@finch.example');
    await runAt(six('2026-01-31') + hour);
    expect([await endsOf(db, id), (await madeOf(db, userId)).length]).toEqual([['made'], 1]);
    expect(await seriesEmails(db, userId)).toHaveLength(1);
  });

  test('with changed payment details creates this invoice and the next ones without sending', async () => {
    const { id, userId } = await startAndChangeBank();
    await runAt(six('2026-02-28'));
    await runAt(six('2026-03-31'));
    expect(await endsOf(db, id)).toEqual(['made', 'payment', 'payment']);
    const accounts = (await madeOf(db, userId)).map(({ accountNumber }) => accountNumber);
    expect(accounts).toEqual(['12345678', '87654321', '87654321']);
    expect(await seriesEmails(db, userId)).toHaveLength(1);
  });

  test.each(['ann@finch.example', null])(
    'does not send to %s if another run recorded changed payment details after this one had read the series',
    async (email) => {
      const { id, userId, clientId } = await startAndChangeBank();
      const now = six('2026-02-28');
      await setEmail(clientId, email);
      await runAround(now, () => runAt(now));
      expect(await endsOf(db, id)).toEqual(['made', 'payment']);
      expect(await madeOf(db, userId)).toHaveLength(2);
      expect(await seriesEmails(db, userId)).toHaveLength(1);
    },
  );

  test('keeps a confirmation of payment details that was made during a run', async () => {
    const { id, userId } = await startAndChangeBank();
    await runAt(six('2026-02-28'));
    // The state that a run read before the confirmation; it writes its refusal afterward.
    const seen = await rowOf(id);
    await changeSeries(db, seen, { nextRunAt: 1 }, { now: 1, confirm: true });
    const [, made] = await madeOf(db, userId);
    const refused = { n: 2, day: '2026-02-28', at: 1, why: 'payment', state: 'waiting' } as const;
    const next = { state: 'active', pause: null, nextN: 3, nextRunAt: null, now: 1 } as const;
    await settleSeries(db, seen, [{ ...refused, invoiceId: made?.id ?? null }], next);
    expect(await endsOf(db, id)).toEqual(['made', 'mail']);
    await runAt(six('2026-03-01'));
    expect(await endsOf(db, id)).toEqual(['made', 'made']);
    expect(await seriesEmails(db, userId)).toHaveLength(2);
  });

  test('marks invoices on hold for payment details as created once the series no longer sends', async () => {
    const { id, userId } = await startAndChangeBank();
    await runAt(six('2026-02-28'));
    await db.update(series).set({ sends: false }).where(eq(series.id, id));
    await runAt(six('2026-03-31'));
    expect(await endsOf(db, id)).toEqual(['made', 'made', 'made']);
    expect(await seriesEmails(db, userId)).toHaveLength(1);
  });

  test.each([
    ['and payment details are confirmed afterward', 'scheduled', 1],
    ['which failed', 'failed', 2],
    ['which was canceled', 'cancelled', 2],
  ] as const)(
    'with an invoice that its owner sent manually, %s',
    async (_, state, emailsOfInvoice) => {
      const { id, userId } = await startAndChangeBank();
      await runAt(six('2026-02-28'));
      const invoiceId = (await madeOf(db, userId))[1]?.id ?? '';
      const sender = { userId, email: null, plan: 'Pro', accountMadeAt: 0 } as const;
      await queueIds(db, { sender, invoiceId });
      await db.update(emails).set({ state }).where(eq(emails.invoiceId, invoiceId));
      const confirmed = { nextRunAt: six('2026-03-01') };
      await changeSeries(db, await rowOf(id), confirmed, { now: 1, confirm: true });
      await runAt(six('2026-03-01'));
      expect(await endsOf(db, id)).toEqual(['made', 'made']);
      expect(await db.$count(emails, eq(emails.invoiceId, invoiceId))).toBe(emailsOfInvoice);
    },
  );
});

const ignore = () => undefined;

test('a run with a failing database call creates and sends each invoice once, and the next run the missing ones', async () => {
  const now = six('2026-02-28');
  const met = await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: async (db) => {
      await db.run('UPDATE series SET next_run_at = NULL');
      return startSampleSeries(db, { sends: true });
    },
    action: (db) => runSeries(db, now, ignore),
    check: async (db, { id, userId }) => {
      await runSeries(db, now + minute);
      expect(await endsOf(db, id)).toEqual(['made', 'made']);
      expect(await madeOf(db, userId)).toHaveLength(2);
      expect(await seriesEmails(db, userId)).toHaveLength(2);
    },
  });
  expect(met).toBeGreaterThan(2 * usualFaults.length);
});

const rounds = isFullStrain ? 1_000 : 10;
const zones = ['America/St_Johns', 'Pacific/Auckland', 'Europe/London', 'Australia/Lord_Howe'];

test(`${rounds} random series under a schedule that is doubled, late and dies: each occurrence is made once, in order`, async () => {
  await db.run('UPDATE series SET next_run_at = NULL');
  const roll = createSeededRandom(5);
  for (let round = 0; round < rounds; round += 1) {
    const timeZone = zones[roll(zones.length)] ?? 'UTC';
    const interval: Interval = {
      anchor: addDays('2026-01-01', roll(1_200)),
      first: 1,
      unit: intervalUnits[roll(intervalUnits.length)] ?? 'month',
      every: 1 + roll(5),
    };
    const { anchor, unit, every } = interval;
    const count = 2 + roll(3);
    const columns = { anchor, unit, every, endCount: count };
    const { id, userId } = await startSampleSeries(db, columns, { timeZone });
    for (let n = 1; n <= count; n += 1) {
      const at = runTimeOn(occurrenceDay(interval, n), timeZone);
      await runAt(at - minute);
      expect(await madeOf(db, userId)).toHaveLength(n - 1);
      const late = at + (roll(3) === 0 ? roll(20) * 60 * minute : 0);
      const dying = database.open({ fetch: faultyFetch('answer lost', 1 + roll(5)).fetch });
      await Promise.all([
        runSeries(dying, late, ignore).catch(ignore),
        roll(2) === 0 ? runSeries(db, late, ignore) : null,
      ]);
      await runAt(late + minute);
    }
    await runAt(runTimeOn(occurrenceDay(interval, count + 2), timeZone));
    const made = await madeOf(db, userId);
    expect(made.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
      Array.from({ length: count }, (_, at) => `INV-00${at + 1}`),
    );
    expect(await endsOf(db, id)).toEqual(Array(count).fill('made'));
  }
});
