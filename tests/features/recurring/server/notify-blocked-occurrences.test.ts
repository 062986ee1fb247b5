import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeSeries, getSeries } from '#app/features/recurring/queries/series.server.ts';
import {
  notifyBlockedOccurrences,
  runTimeOn,
} from '#app/features/recurring/server/create-due-occurrences.server.ts';
import type { Database } from '#db/client.server.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { seriesOccurrences } from '#db/series-schema.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import {
  freeColumns,
  runSeries,
  seriesZone,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const six = (day: string) => runTimeOn(day, seriesZone);

const db = database.open();
const toldAt = six('2026-03-01');
/** Sends the notifications and runs something while the email is being sent; returns the email texts. */
async function tell(meanwhile: () => Promise<unknown> = async () => {}) {
  const texts: string[] = [];
  const context = createTestContext(db, {
    now: toldAt,
    sendEmail: async ({ text }) => {
      texts.push(text);
      await meanwhile();
    },
  });
  await notifyBlockedOccurrences(context);
  return texts;
}
/** A series whose first invoice was sent and that has nothing else to report. */
async function startAlone() {
  await db.update(seriesOccurrences).set({ toldAt: 1 });
  await db.run('UPDATE series SET next_run_at = NULL');
  const started = await startSampleSeries(db, { sends: true });
  await runSeries(db, six('2026-01-31'));
  return started;
}
const setPlan = (userId: string, plan: Partial<typeof userSettings.$inferInsert>) =>
  db.update(userSettings).set(plan).where(eq(userSettings.userId, userId));
const setEmail = (clientId: string, email: string | null) =>
  db.update(clients).set({ email }).where(eq(clients.id, clientId));

test('an owner is not notified about a series that they paused or ended, until it resumes', async () => {
  const { id, userId, clientId } = await startAlone();
  await setEmail(clientId, null);
  await runSeries(db, six('2026-02-28'));
  const change = async (columns: Parameters<typeof changeSeries>[2]) => {
    const seen = await getSeries(db, userId, id);
    if (!seen) throw new Error('no such series');
    await changeSeries(db, seen.row, columns, { now: toldAt });
  };
  await change({ state: 'paused', pause: 'owner', nextRunAt: null });
  expect(await tell()).toEqual([]);
  await change({ state: 'ended', pause: null });
  expect(await tell()).toEqual([]);
  await change({ state: 'active', nextRunAt: six('2026-03-31') });
  expect(await tell()).toEqual([expect.stringContaining('email address')]);
});

describe('an owner is notified again', () => {
  test('about one on hold for another reason than before', async () => {
    const { userId, clientId } = await startAlone();
    await setPlan(userId, { ...freeColumns, totalInvoicesCreated: 3 });
    await runSeries(db, six('2026-02-28'));
    expect(await tell()).toEqual([expect.stringContaining('invoice limit')]);
    await runSeries(db, six('2026-03-01'));
    expect(await tell()).toEqual([]);
    await setPlan(userId, unlimitedColumns);
    await setEmail(clientId, null);
    await runSeries(db, six('2026-03-02'));
    expect(await tell()).toEqual([expect.stringContaining('email address')]);
    expect(await tell()).toEqual([]);
  });

  test('when the email was refused after payment details were confirmed', async () => {
    const { id, userId, clientId } = await startAlone();
    await setPlan(userId, { accountNumber: '87654321' });
    await runSeries(db, six('2026-02-28'));
    expect(await tell()).toEqual([expect.stringContaining('Confirm them to continue')]);
    await setEmail(clientId, null);
    await db.update(invoices).set({ clientEmail: null }).where(eq(invoices.userId, userId));
    const seen = await getSeries(db, userId, id);
    if (!seen) throw new Error('no such series');
    await changeSeries(db, seen.row, { nextRunAt: toldAt }, { now: toldAt, confirm: true });
    // Its run is due soon, so nothing was refused yet.
    expect(await tell()).toEqual([]);
    await runSeries(db, six('2026-03-01'));
    expect(await tell()).toEqual([expect.stringContaining('email address')]);
  });

  test('about one that went on hold while the email was sent', async () => {
    const { userId, clientId } = await startAlone();
    await setEmail(clientId, null);
    await runSeries(db, six('2026-02-28'));
    const first = await tell(async () => {
      await setPlan(userId, { ...freeColumns, totalInvoicesCreated: 3 });
      await runSeries(db, six('2026-03-31'));
    });
    expect(first).toEqual([expect.stringContaining('email address')]);
    expect(await tell()).toEqual([expect.stringContaining('invoice limit')]);
    expect(await tell()).toEqual([]);
  });
});

test('an owner is notified once about an invoice on hold, even if email or database fail at first', async () => {
  const letters: { subject: string; text: string }[] = [];
  const told = async (db: Database, fails = false) => {
    const context = createTestContext(db, {
      // A retry an hour after a failed run.
      now: Date.now() + (fails ? 0 : 3_600_000),
      sendEmail: async ({ subject, text }) => {
        if (fails) throw new Error('The mail service is away');
        letters.push({ subject, text });
      },
    });
    await notifyBlockedOccurrences(context);
    return context.reported.length;
  };
  const start = async (db: Database) => {
    await db.update(seriesOccurrences).set({ toldAt: 1 });
    await db.run('UPDATE series SET next_run_at = NULL');
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
      expect(letters).toMatchObject([
        {
          subject: 'Your recurring invoice for Finch & Sons on 31 Jan 2026 wasn’t created',
          text: expect.stringContaining('The client was deleted'),
        },
      ]);
    },
  });
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
});
