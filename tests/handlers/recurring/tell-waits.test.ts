import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tellWaits } from '#app/handlers/recurring/tell-waits.server.ts';
import { sixOn } from '#app/services/recurring/make-due-occurrences.server.ts';
import type { Database } from '#db/client.server.ts';
import { clients } from '#db/schema.ts';
import { seriesOccurrences } from '#db/series-schema.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { runSeries, seriesZone, startSampleSeries } from '#tests/support/series-desk.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const six = (day: string) => sixOn(day, seriesZone);

test('an owner is told once of what waits, and of a pause, also where mail or database fails at first', async () => {
  const letters: { subject: string; text: string }[] = [];
  const told = async (db: Database, fails = false) => {
    const context = createTestContext(db, {
      sendMail: async ({ subject, text }) => {
        if (fails) throw new Error('The mail service is away');
        letters.push({ subject, text });
      },
    });
    await tellWaits(context);
    return context.reported.length;
  };
  const start = async (db: Database) => {
    await db.update(seriesOccurrences).set({ toldAt: 1 });
    await db.run('UPDATE series SET next_look = NULL');
    const { id, clientId } = await startSampleSeries(db);
    await db.delete(clients).where(eq(clients.id, clientId));
    await runSeries(db, six('2026-01-31'));
    letters.length = 0;
    return id;
  };
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: start,
    action: (db) => told(db, true),
    check: async (db) => {
      expect(letters).toEqual([]);
      await told(db);
      await told(db);
      expect(letters).toHaveLength(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);

  const db = database.open();
  await start(db);
  expect(await told(db, true)).toBe(1);
  expect(await told(db)).toBe(0);
  expect(letters).toMatchObject([
    {
      subject: 'The recurring invoice for Finch & Sons of 31 Jan 2026 was not made',
      text: expect.stringContaining('no longer among your clients'),
    },
  ]);
  await runSeries(db, six('2026-03-31'));
  await told(db);
  await told(db);
  expect(letters).toHaveLength(2);
  expect(letters[1]?.text).toContain('the series is paused until you resume it');
});

// @covers paid-6.5
