import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addMonths } from '#app/domain/dates.ts';
import { setTimeZone } from '#app/features/account/queries/users.server.ts';
import { deleteClient } from '#app/features/clients/queries/client-rows.server.ts';
import { recordWaiting } from '#app/features/recurring/queries/occurrences.server.ts';
import { runTimeOn } from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { clients, userSettings } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import {
  endsOf,
  freeColumns,
  madeOf,
  runSeries,
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
const startSeries = (changes: Parameters<typeof startSampleSeries>[1] = {}) =>
  startSampleSeries(db, changes);
const runAt = (now: number) => runSeries(db, now);
const stateOf = async (id: string) => {
  const [row] = await db.select().from(series).where(eq(series.id, id));
  return row && { state: row.state, pause: row.pause, nextN: row.nextN };
};

describe('a monthly series over a year', () => {
  test('creates each invoice at 6 a.m. on its day, in order and filled in, once however often it runs', async () => {
    const { id, userId } = await startSeries({ endCount: 12 });
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
});

test('creates each invoice at 6 a.m. in the new time zone after a change', async () => {
  const { id, userId } = await startSampleSeries(db, {}, { timeZone: 'Pacific/Honolulu' });
  const paused = await startSeries({ state: 'paused', pause: 'owner', nextRunAt: null });
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
    const { id, userId } = await startSeries();
    const setPlan = (plan: Partial<typeof userSettings.$inferInsert>) =>
      db.update(userSettings).set(plan).where(eq(userSettings.userId, userId));
    await runAt(six('2026-01-31'));
    await setPlan({ ...freeColumns, totalInvoicesCreated: 3 });
    await runAt(six('2026-02-28'));
    expect(await endsOf(db, id)).toEqual(['made', 'limit']);
    await setPlan(unlimitedColumns);
    await runAt(six('2026-02-28') + hour - 1);
    expect(await endsOf(db, id)).toEqual(['made', 'limit']);
    await runAt(six('2026-03-01') + hour);
    expect(await endsOf(db, id)).toEqual(['made', 'made']);
    // A late invoice has the date of its creation, but its text uses the scheduled date.
    const late = (await madeOf(db, userId)).at(-1);
    expect([late?.invoiceDate, late?.notes]).toEqual(['2026-03-01', 'For February 2026, Q1']);

    await setPlan({ ...freeColumns, totalInvoicesCreated: 5 });
    for (const day of ['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'])
      await runAt(six(day));
    expect(await endsOf(db, id)).toEqual(['made', 'made', 'limit', 'limit', 'limit']);
    expect(await stateOf(id)).toEqual({ state: 'paused', pause: 'stopped', nextN: 6 });
  });

  test('a run that crashed after it recorded one on hold: it counts as one of the three', async () => {
    const { id, userId } = await startSeries();
    await runAt(six('2026-01-31'));
    await db
      .update(userSettings)
      .set({ ...freeColumns, totalInvoicesCreated: 3 })
      .where(eq(userSettings.userId, userId));
    const [row] = await db.select().from(series).where(eq(series.id, id));
    if (!row) throw new Error('no such series');
    const one = { n: 2, day: '2026-02-28', at: six('2026-02-28') };
    await recordWaiting(db, row, { ...one, why: 'limit', invoiceId: null });
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
    const other = {
      ...added,
      id: crypto.randomUUID(),
      name: 'Finch & Sons',
      email: 'b@c.example',
    };
    await db.insert(clients).values(other);
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
