import { expect, test } from 'vitest';
import { sendDueReminders } from '#app/features/reminders/server/send-due-reminders.server.ts';
import type { Database } from '#db/client.server.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import {
  codesOf,
  createReminder,
  issueSample,
  nextRunAtOf,
  nine,
  remindersOf,
} from '#tests/support/reminder-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

test('a run with a failing database call queues each reminder once, and the next run the missing ones', async () => {
  const look = (db: Database, now: number) =>
    sendDueReminders(db, {
      now,
      dailyQuota: null,
      limit: 10,
      publishToUser: () => {},
      reportError: () => {},
    });
  const now = nine(1);
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => {
      await db.run('UPDATE reminder_settings SET next_run_at = NULL');
      const { userId, settings } = await createReminder(db);
      const due = await issueSample(db, { settings });
      const waiting = await issueSample(db, { settings }, { clientEmail: '' });
      return { userId, due, waiting };
    },
    action: (db) => look(db, now),
    check: async (db, { userId, due, waiting }) => {
      await look(db, now + 60_000);
      expect(await remindersOf(db, due)).toEqual([[1, 'scheduled']]);
      expect(await codesOf(db, due)).toEqual(['reminderLate']);
      expect((await codesOf(db, waiting)).sort()).toEqual(['reminderLate', 'reminderWaits']);
      expect(await nextRunAtOf(db, userId)).toBe(nine(2));
    },
  });
  expect(met).toBeGreaterThan(10);
});
