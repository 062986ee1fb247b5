import { beforeEach, describe, expect, test } from 'vitest';
import { remindNow } from '#app/features/reminders/server/write-reminder.server.ts';

import {
  createReminder,
  dueOn,
  issueSample,
  leaveOthers,
  nine,
  reminderHarness,
} from '#tests/support/reminder-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const hour = 3_600_000;
beforeEach(() => leaveOthers(db));

type Over = Parameters<typeof createReminder>[1];

/** The email that a client gets when the seller selects "Send now" on a step at an instant (ms). */
async function sentNow(days: number, now: number, over: Over) {
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
