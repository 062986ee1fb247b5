import { expect, test } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { type Interval, intervalUnits, occurrenceDay } from '#app/domain/recurring/series.ts';
import { runTimeOn } from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { faultyFetch, forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import {
  endsOf,
  madeOf,
  runSeries,
  seriesEmails,
  seriesZone,
  startSampleSeries,
} from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const minute = 60_000;
const ignore = () => undefined;

test('a run with a failing database call creates and sends each invoice once, and the next run the missing ones', async () => {
  const now = runTimeOn('2026-02-28', seriesZone);
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
  const db = database.open();
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
    const { id, userId } = await startSampleSeries(
      db,
      { anchor, unit, every, endCount: count },
      { timeZone },
    );
    for (let n = 1; n <= count; n += 1) {
      const six = runTimeOn(occurrenceDay(interval, n), timeZone);
      await runSeries(db, six - minute);
      expect(await madeOf(db, userId)).toHaveLength(n - 1);
      const late = six + (roll(3) === 0 ? roll(20) * 60 * minute : 0);
      const dying = database.open({ fetch: faultyFetch('answer lost', 1 + roll(5)).fetch });
      await Promise.all([
        runSeries(dying, late, ignore).catch(ignore),
        roll(2) === 0 ? runSeries(db, late, ignore) : null,
      ]);
      await runSeries(db, late + minute);
    }
    await runSeries(db, runTimeOn(occurrenceDay(interval, count + 2), timeZone));
    const made = await madeOf(db, userId);
    expect(made.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
      Array.from({ length: count }, (_, at) => `INV-00${at + 1}`),
    );
    expect(await endsOf(db, id)).toEqual(Array(count).fill('made'));
  }
});
