import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowanceOf, subscriptionStatuses } from '#app/domain/billing/allowance.ts';
import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import type { SubscriptionSnapshot } from '#app/domain/billing/subscription.ts';
import { applySubscription } from '#app/features/billing/server/refresh-subscription.server.ts';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { answerMessage } from '#app/features/invoice-form/ui/save-messages.ts';
import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { dayMs, webSnapshot } from '#tests/support/sample-subscription.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let sequence = 0;
let number = 0;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
const noon = (day: string) => midnight(day) + dayMs / 2;

async function apply(userId: string, snapshot: SubscriptionSnapshot, now: number): Promise<void> {
  sequence += 1;
  const order = { sequence };
  await applySubscription(db, { userId, source: 'stripe', snapshot, order, event: null, now });
}

function save(settings: UserSettings, now: number) {
  number += 1;
  const content = sampleContent({ invoiceNumber: `N${number}` });
  return saveInvoice(db, { settings, content, saveKey: crypto.randomUUID(), now });
}

/** Saves an invoice at the given instant and checks that the allowance rule agrees with the database. */
async function saveAt(userId: string, now: number): Promise<string> {
  const settings = await settingsOf(db, userId);
  const { outcome } = await save(settings, now);
  const { mayCreate } = allowanceOf(settings, now);
  expect(outcome).toBe(mayCreate ? 'saved' : 'limit-reached');
  return outcome;
}

const change = (userId: string, columns: Partial<typeof userSettings.$inferInsert>) =>
  writeBatch(db, [db.update(userSettings).set(columns).where(eq(userSettings.userId, userId))]);

test.each(billingIntervals)(
  'a %s Basic plan: 50 in one period, the 51st is refused with a message, the next period allows more',
  async (interval) => {
    const { userId } = await createSampleUser(db);
    const endMs = noon(interval === 'monthly' ? '2026-04-10' : '2027-02-10');
    const snapshot = webSnapshot({ interval, startDay: '2026-02-10', endMs });
    await apply(userId, snapshot, noon('2026-02-10'));
    for (let created = 0; created < 50; created += 1) {
      expect(await saveAt(userId, noon('2026-02-10') + created * (dayMs / 2))).toBe('saved');
    }
    expect(await saveAt(userId, midnight('2026-03-10') - 1)).toBe('limit-reached');
    const words = (guestWaiting: boolean) =>
      answerMessage({ outcome: 'limit-reached' }, { guestWaiting, download: false })?.text;
    expect(words(false)).toBe('Invoice limit reached. Please upgrade your plan.');
    expect(words(true)).toBe('Invoice limit reached. Upgrade your plan to continue.');
    expect(await saveAt(userId, midnight('2026-03-10'))).toBe('saved');
    expect(await settingsOf(db, userId)).toMatchObject({
      periodStart: '2026-03-10',
      periodCount: 1,
      totalInvoicesCreated: 51,
    });
  },
);

/** Date of purchase, the period that is used up, and the first day of the next one. */
const periods = [
  ['2026-01-15', '2026-02-15', '2026-03-15'],
  ['2026-01-29', '2026-01-29', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2026-10-31', '2026-12-31', '2027-01-31'],
  ['2024-01-31', '2024-01-31', '2024-02-29'],
  ['2024-02-29', '2025-02-28', '2025-03-29'],
  ['2024-02-29', '2028-01-29', '2028-02-29'],
] as const;

describe.each(billingIntervals)('%s plans: month ends and leap days', (interval) => {
  test.concurrent.each(periods)(
    'bought on %s, the period of %s ends with %s',
    async (startDay, full, next) => {
      const { userId } = await createSampleUser(db);
      const snapshot = webSnapshot({ interval, startDay, endMs: noon(next) + 400 * dayMs });
      await apply(userId, snapshot, noon(startDay));
      await change(userId, { totalInvoicesCreated: 900, periodStart: full, periodCount: 48 });
      expect(await saveAt(userId, midnight(full))).toBe('saved');
      expect(await saveAt(userId, midnight(next) - 1)).toBe('saved');
      expect(await saveAt(userId, midnight(next) - 1)).toBe('limit-reached');
      expect(await settingsOf(db, userId)).toMatchObject({ periodStart: full, periodCount: 50 });
      expect(await saveAt(userId, midnight(next))).toBe('saved');
      expect(await settingsOf(db, userId)).toMatchObject({ periodStart: next, periodCount: 1 });
      // A clock that lags behind doesn't give anything back.
      await change(userId, { periodCount: 50 });
      expect(await saveAt(userId, midnight(next) - 1)).toBe('limit-reached');
    },
  );
});

describe('a plan that changes', () => {
  const bought = webSnapshot({ startDay: '2026-02-10', endMs: noon('2026-04-10') });

  test('within a period keeps the count: Basic used up, then Standard has 250 left', async () => {
    const { userId } = await createSampleUser(db);
    await apply(userId, bought, noon('2026-02-10'));
    await change(userId, { periodStart: '2026-03-10', periodCount: 50 });
    expect(await saveAt(userId, noon('2026-03-20'))).toBe('limit-reached');
    const standard = { ...bought, plan: 'Standard', productId: 'prod_us_standard' } as const;
    await apply(userId, standard, noon('2026-03-20'));
    const allowance = allowanceOf(await settingsOf(db, userId), noon('2026-03-20'));
    expect(allowance).toMatchObject({ plan: 'Standard', used: 50, limit: 300, remaining: 250 });
    expect(await saveAt(userId, noon('2026-03-20'))).toBe('saved');
    await apply(userId, bought, noon('2026-03-21'));
    expect(await saveAt(userId, noon('2026-03-21'))).toBe('limit-reached');
  });

  test('to Pro is unlimited, and keeps counting for the day it isn’t', async () => {
    const { userId } = await createSampleUser(db);
    await apply(userId, { ...bought, plan: 'Pro' }, noon('2026-02-10'));
    await change(userId, { periodStart: '2026-03-10', periodCount: 5_000 });
    expect(await saveAt(userId, noon('2026-03-20'))).toBe('saved');
    expect((await settingsOf(db, userId)).periodCount).toBe(5_001);
  });

  test('ends with 3 of the lifetime allowance; bought again it starts its own period', async () => {
    const { userId } = await createSampleUser(db);
    await apply(userId, bought, noon('2026-02-10'));
    await change(userId, {
      totalInvoicesCreated: 2,
      periodStart: '2026-03-10',
      periodCount: 50,
    });
    const over = { ...bought, status: 'cancelled', endMs: noon('2026-03-20') } as const;
    await apply(userId, over, noon('2026-03-20'));
    expect(await saveAt(userId, noon('2026-03-20'))).toBe('saved');
    expect(await saveAt(userId, noon('2026-03-20'))).toBe('limit-reached');
    const again = { ...bought, startDay: '2026-03-25', endMs: noon('2026-04-25') };
    await apply(userId, again, noon('2026-03-25'));
    expect(await saveAt(userId, noon('2026-03-25'))).toBe('saved');
    expect(await settingsOf(db, userId)).toMatchObject({
      periodStart: '2026-03-25',
      periodCount: 1,
      totalInvoicesCreated: 4,
    });
  });

  test.each([
    ['7 days of an unpaid renewal keep it', 7 * dayMs - 1, 'saved'],
    ['after 7 days it has ended', 7 * dayMs, 'limit-reached'],
  ])('%s', async (_, later, outcome) => {
    const { userId } = await createSampleUser(db);
    const unpaid = { ...bought, status: 'past_due', endMs: noon('2026-03-10') } as const;
    await apply(userId, unpaid, noon('2026-03-10'));
    await change(userId, { totalInvoicesCreated: 3 });
    expect(await saveAt(userId, noon('2026-03-10') + later)).toBe(outcome);
  });
});

test(
  'the rule and the write always agree, whatever the row contains and whatever was read before',
  async () => {
    const { userId } = await createSampleUser(db);
    const today = midnight('2026-03-15');
    const day = fc
      .integer({ min: -70, max: 3 })
      .map((days) => new Date(today + days * dayMs).toISOString().slice(0, 10));
    const row = fc.record({
      subscriptionStatus: fc.constantFrom(...subscriptionStatuses),
      planName: fc.constantFrom(null, ...planNames),
      invoiceLimit: fc.constantFrom(null, -1, 0, 1, 2, 3, 50),
      totalInvoicesCreated: fc.integer({ min: 0, max: 5 }),
      subscriptionStart: fc.option(day),
      subscriptionEndMs: fc.option(
        fc.integer({ min: -9, max: 2 }).map((days) => today + days * dayMs),
      ),
      periodStart: fc.option(day),
      periodCount: fc.constantFrom(0, 1, 2, 3, 49, 50, 51),
    });
    await fc.assert(
      fc.asyncProperty(
        row,
        row,
        fc.integer({ min: -dayMs, max: dayMs }),
        async (old, is, later) => {
          await change(userId, old);
          const read = await settingsOf(db, userId);
          await change(userId, is);
          const before = await settingsOf(db, userId);
          const now = today + later;
          const rule = allowanceOf(before, now);
          const { outcome } = await save(read, now);
          expect(outcome).toBe(rule.mayCreate ? 'saved' : 'limit-reached');
          const after = await settingsOf(db, userId);
          const used = rule.used + (rule.mayCreate ? 1 : 0);
          expect(allowanceOf(after, now)).toMatchObject({ used, counts: rule.counts });
        },
      ),
      { numRuns: isFullStrain ? 2_000 : 60 },
    );
  },
  isFullStrain ? 1_200_000 : 120_000,
);
