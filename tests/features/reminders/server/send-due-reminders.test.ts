import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { setTimeZone } from '#app/features/account/queries/users.server.ts';
import { remindNow } from '#app/features/reminders/server/write-reminder.server.ts';
import { emails } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import {
  codesOf,
  createReminder,
  dueOn,
  issueReminded,
  issueSample,
  leaveOthers,
  live,
  longAgo,
  nextRunAtOf,
  nine,
  reminderHarness,
  remindersOf,
} from '#tests/support/reminder-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const minute = 60_000;
const hour = 60 * minute;
beforeEach(() => leaveOthers(db));

/** The steps of the standard plan. */
const steps = [-3, 1, 7, 14];
const sentAll = steps.map((days) => [days, 'sent']);

describe('reminders are sent at 9 a.m. in the seller’s time zone', () => {
  test.each([null, 'Pacific/Auckland', 'America/St_Johns'])(
    'in %s, each step once',
    async (timeZone) => {
      const seller = await createReminder(db, { timeZone });
      const invoiceId = await issueSample(db, seller);
      const harness = reminderHarness(db);
      await harness.run(longAgo);
      await live(harness, nine(-3, timeZone) - hour, nine(-3, timeZone) + hour, hour / 2);
      for (const days of steps.slice(1)) {
        await harness.run(nine(days, timeZone) - 1);
        expect((await remindersOf(db, invoiceId)).map(([each]) => each)).not.toContain(days);
        await harness.run(nine(days, timeZone));
      }
      await live(harness, nine(14, timeZone), nine(16, timeZone));
      expect(await remindersOf(db, invoiceId)).toEqual(sentAll);
      const rows = await db.select().from(emails).where(eq(emails.invoiceId, invoiceId));
      expect(rows.map(({ madeAt }) => madeAt).sort()).toEqual(
        steps.map((days) => nine(days, timeZone)),
      );
      expect(await codesOf(db, invoiceId)).toEqual(Array(4).fill('reminded'));
    },
  );

  test('and follow a seller who moves', async () => {
    const { seller, invoiceId, harness } = await issueReminded(db);
    await harness.run(nine(-4));
    await setTimeZone(db, seller.userId, 'Pacific/Auckland', nine(-4) + 1);
    await harness.run(nine(-3, 'Pacific/Auckland'));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
    await setTimeZone(db, seller.userId, 'America/St_Johns', nine(-3) - 1);
    await live(harness, nine(-3), nine(0), 6 * hour);
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
  });
});

test('the email has the text of its step in the document’s language, and the PDF', async () => {
  const words = { 'fr-CA': { subject: 'Rappel {number}', message: 'Il reste {balance}.' } };
  const steps = [-3, 1].map((days) => ({ days, words }));
  const changed = [{ plan: 'standard' as const, steps }];
  const seller = await createReminder(db, { changed });
  const english = { invoiceNumber: 'EN-1', language: 'en-US' as const };
  await issueSample(db, seller, english);
  await issueSample(db, seller, { invoiceNumber: 'FR-1', language: 'fr-CA' });
  const harness = reminderHarness(db);
  await harness.run(nine(-3));
  const told = harness.letters.map(({ subject, text, files }) => ({
    subject,
    hasBalance: /165[.,]01/.test(text),
    files: files.map(({ type }) => type),
  }));
  expect(told.sort((one, other) => (one.subject < other.subject ? -1 : 1))).toEqual([
    { subject: 'Invoice EN-1 is due on 20 Nov 2026', hasBalance: true, files: ['application/pdf'] },
    { subject: 'Rappel FR-1', hasBalance: true, files: ['application/pdf'] },
  ]);
});

describe('however the job runs', () => {
  test('twice at once, each reminder is queued once', async () => {
    const seller = await createReminder(db);
    const ids = [await issueSample(db, seller), await issueSample(db, seller)];
    const harness = reminderHarness(db);
    await Promise.all([1, 2, 3, 4].map(() => harness.look(nine(-3), database.open())));
    await Promise.all([1, 2].map(() => harness.deliver(nine(-3))));
    for (const id of ids) expect(await remindersOf(db, id)).toEqual([[-3, 'sent']]);
    expect(harness.letters).toHaveLength(2);
    expect(harness.failures).toEqual([]);
  });

  test('after two missed days, what was due is sent one a day', async () => {
    const steps = [0, 1, 2].map((days) => ({ days, words: {} }));
    const changed = [{ plan: 'firm' as const, steps }];
    const seller = await createReminder(db, { plan: 'firm', changed });
    await db.run(`UPDATE reminder_steps SET since = 0 WHERE user_id = '${seller.userId}'`);
    const invoiceId = await issueSample(db, seller);
    const harness = reminderHarness(db);
    await harness.run(nine(-1));
    await live(harness, nine(2) - hour, nine(2) + 3 * hour, hour);
    expect(await remindersOf(db, invoiceId)).toEqual([[0, 'sent']]);
    await live(harness, nine(3) - hour, nine(6));
    expect(await remindersOf(db, invoiceId)).toEqual([0, 1, 2].map((days) => [days, 'sent']));
  });

  test('after more than three missed days, a step is skipped and reported, once', async () => {
    const { invoiceId, harness } = await issueReminded(db);
    await harness.run(nine(-4));
    await live(harness, nine(0) + minute, nine(1) - minute, hour);
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    expect(await codesOf(db, invoiceId)).toEqual(['reminderLate']);
    await harness.run(nine(1));
    expect(await remindersOf(db, invoiceId)).toEqual([[1, 'sent']]);
    const isLate = eq(documentEvents.code, 'reminderLate');
    const [late] = await db.select().from(documentEvents).where(isLate);
    expect(JSON.parse(late?.detail ?? '{}')).toEqual({ day: '2026-11-17', wait: null });
  });
});

test('a run with a failing database call queues each reminder once, and the next run the missing ones', async () => {
  const { look } = reminderHarness(db);
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
    action: (db) => look(now, db),
    check: async (db, { userId, due, waiting }) => {
      await look(now + 60_000, db);
      expect(await remindersOf(db, due)).toEqual([[1, 'scheduled']]);
      expect(await codesOf(db, due)).toEqual(['reminderLate']);
      expect((await codesOf(db, waiting)).sort()).toEqual(['reminderLate', 'reminderWaits']);
      expect(await nextRunAtOf(db, userId)).toBe(nine(2));
    },
  });
  expect(met).toBeGreaterThan(10);
});

/** The email that a client gets when the seller selects "Send now" on a step at an instant (ms). */
async function sentNow(days: number, now: number, over: Parameters<typeof createReminder>[1]) {
  const seller = await createReminder(db, over);
  const invoiceId = await issueSample(db, seller, { invoiceNumber: 'INV-1' });
  const asked = { userId: seller.userId, invoiceId, due: dueOn, days };
  const { outcome } = await remindNow(db, { ...asked, now, dailyQuota: null });
  expect(outcome).toBe('written');
  const harness = reminderHarness(db);
  await harness.deliver(now);
  return harness.letters.map(({ subject, text }) => ({
    subject,
    says: /was due|is due|is still outstanding/.exec(text)?.[0],
  }));
}

describe('the default text fits the day on which a reminder is queued, whatever its step:', () => {
  const before = { subject: 'Invoice INV-1 is due on 20 Nov 2026', says: 'is due' };
  const after = { subject: 'Reminder: invoice INV-1 was due on 20 Nov 2026', says: 'was due' };
  const late = { subject: 'Invoice INV-1 is overdue', says: 'was due' };

  test.each([
    ['weeks before the due date', 7, nine(-20), before],
    ['on the due date', 7, nine(0), before],
    ['after the due date', 21, nine(1), after],
    ['long after the due date', 21, nine(14), late],
  ])('sent now %s', async (_, days, now, said) => {
    expect(await sentNow(days, now, { plan: 'gentle' })).toEqual([said]);
  });

  test('by the seller’s date', async () => {
    // The evening of the due date in St. John's is already the next day in UTC.
    const evening = nine(0, 'America/St_Johns') + 14 * hour;
    const over = { plan: 'gentle' as const, timeZone: 'America/St_Johns' };
    expect(await sentNow(7, evening, over)).toEqual([before]);
  });
});
