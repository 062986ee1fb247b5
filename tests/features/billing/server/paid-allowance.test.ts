import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowanceOf, subscriptionStatuses } from '#app/domain/billing/allowance.ts';
import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import type { SubscriptionSnapshot } from '#app/domain/billing/subscription.ts';
import { applySubscription } from '#app/features/billing/server/refresh-subscription.server.ts';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
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
  'a %s Basic plan: the 51st invoice of a period is refused, and the next period allows more',
  async (interval) => {
    const { userId } = await createSampleUser(db);
    const endMs = noon(interval === 'monthly' ? '2026-04-10' : '2027-02-10');
    const snapshot = webSnapshot({ interval, startDay: '2026-02-10', endMs });
    await apply(userId, snapshot, noon('2026-02-10'));
    await saveAt(userId, noon('2026-02-10'));
    await change(userId, { periodCount: 49, totalInvoicesCreated: 49 });
    expect(await saveAt(userId, midnight('2026-03-10') - 2)).toBe('saved');
    expect(await saveAt(userId, midnight('2026-03-10') - 1)).toBe('limit-reached');
    expect(await saveAt(userId, midnight('2026-03-10'))).toBe('saved');
    const counters = { periodStart: '2026-03-10', periodCount: 1, totalInvoicesCreated: 51 };
    expect(await settingsOf(db, userId)).toMatchObject(counters);
  },
);

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
