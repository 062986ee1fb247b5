import { expect, test } from 'vitest';
import { createFullAccount } from '#tests/support/closed-account.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { take } = openExports(database);

test('an export contains the reminder plans and which reminders were not sent', async () => {
  const { userId, mark } = await createFullAccount(db);
  const { jsonOf } = await take(userId);
  const since = '1970-01-01T00:00:00.001Z';
  expect(jsonOf('account.json')).toMatchObject({
    reminders: { plan: 'firm', since, nextRunAt: null },
    reminderPlans: [{ plan: 'firm', days: 3, since, words: { a: mark } }],
  });
  expect(jsonOf('invoices.json')).toMatchObject([
    {
      reminderPlan: 'gentle',
      remindersSince: since,
      remindersOnAt: '1970-01-01T00:00:00.002Z',
      unsentReminders: [{ due: '2026-03-31', days: 3, state: 'waiting', why: 'blocked' }],
    },
  ]);
});

test('an export contains the recurring invoices, their content and the result of each of their dates', async () => {
  const { userId, mark, invoiceIds } = await createFullAccount(db);
  const { jsonOf, textOf } = await take(userId);
  const instant = (ms: number) => new Date(ms).toISOString();
  expect(jsonOf('recurring.json')).toEqual([
    {
      id: `series ${mark}`,
      sourceId: invoiceIds[0],
      country: 'us',
      clientName: `${mark} text`,
      currency: 'USD',
      totalMinor: 16_501,
      anchor: '2026-03-31',
      firstN: 1,
      unit: 'month',
      every: 1,
      endCount: 12,
      endDay: null,
      monthDay: 31,
      sends: true,
      state: 'active',
      pause: null,
      nextN: 2,
      nextRunAt: instant(4e12),
      createdAt: instant(1),
      updatedAt: instant(2),
      occurrences: [
        {
          n: 1,
          day: '2026-03-31',
          state: 'waiting',
          why: 'payment',
          invoiceId: invoiceIds[0],
          at: instant(1),
        },
      ],
      draft: { notes: `${mark} text` },
    },
  ]);
  expect(textOf('README.txt')).toContain('recurring.json');
});

test('an export says since when the calendar is on, but not its address', async () => {
  const { userId, mark } = await createFullAccount(db);
  const { jsonOf, names, textOf } = await take(userId);
  expect(jsonOf('account.json')).toMatchObject({ calendarSince: '1970-01-01T00:00:00.001Z' });
  const texts = names.filter((name) => /\.(json|csv|txt)$/.test(name)).map(textOf);
  expect(texts.join('\n')).not.toContain(`calendar ${mark}`);
});
