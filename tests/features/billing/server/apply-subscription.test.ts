import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planState, subscriptionStatuses } from '#app/domain/billing/allowance.ts';
import { isInForce } from '#app/features/billing/queries/apply-subscription.server.ts';
import { providerEvents } from '#db/billing-schema.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { providerWords } from '#tests/support/provider-words.ts';
import {
  columnsOf,
  createCustomer,
  dayMs,
  billingNow as now,
  planOf,
  storeSnapshot,
  webSnapshot,
} from '#tests/support/sample-subscription.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { fromStripe, fromStore } = providerWords(db);

describe('a provider’s report', () => {
  test.each([
    ['Basic', 50],
    ['Standard', 300],
    ['Pro', -1],
  ] as const)('of %s sets the limit %i', async (plan, invoiceLimit) => {
    const { userId } = await createCustomer(db);
    const snapshot = webSnapshot({ plan, productId: `prod_us_${plan.toLowerCase()}` });
    expect(await fromStripe(userId, snapshot, 1)).toBe('applied');
    expect(await planOf(db, userId)).toMatchObject({ ...columnsOf(snapshot), invoiceLimit });
  });

  test('of nothing keeps the Free plan and the counters', async () => {
    const counters = { totalInvoicesCreated: 70, periodStart: '2026-03-10', periodCount: 20 };
    const { userId } = await createCustomer(db, counters);
    await fromStripe(userId, webSnapshot(), 1);
    expect(await fromStripe(userId, null, 2)).toBe('applied');
    expect(await planOf(db, userId)).toMatchObject({ ...columnsOf(null), ...counters });
  });

  test('about a deleted user changes nothing', async () => {
    expect(await fromStripe(crypto.randomUUID(), webSnapshot(), 1)).toBe('superseded');
    expect(await fromStore(crypto.randomUUID(), storeSnapshot(), 1)).toBe('superseded');
  });
});

describe('the order', () => {
  test('of Stripe reports is that of their sequences', async () => {
    const { userId } = await createCustomer(db);
    const newer = webSnapshot({ plan: 'Standard' });
    expect(await fromStripe(userId, newer, 2)).toBe('applied');
    expect(await fromStripe(userId, webSnapshot(), 1)).toBe('superseded');
    expect(await fromStripe(userId, null, 1)).toBe('superseded');
    expect(await planOf(db, userId)).toMatchObject(columnsOf(newer));
  });

  test('of App Store reports is that of their signatures, per purchase', async () => {
    const { userId } = await createCustomer(db);
    const ended = storeSnapshot({ status: 'cancelled', endMs: now - 1 });
    const snapshot = { ...ended, status: 'active', endMs: now + dayMs } as const;
    expect(await fromStore(userId, snapshot, 2_000)).toBe('applied');
    expect(await fromStore(userId, ended, 1_999)).toBe('superseded');
    expect(await planOf(db, userId)).toMatchObject(columnsOf(snapshot));
    expect(await fromStore(userId, ended, 2_001)).toBe('applied');
  });

  test('an event counts once, whatever it contains the second time', async () => {
    const { userId } = await createCustomer(db);
    const snapshot = webSnapshot();
    expect(await fromStripe(userId, snapshot, 1, 'evt_once')).toBe('applied');
    expect(await fromStripe(userId, null, 2, 'evt_once')).toBe('duplicate');
    expect(await planOf(db, userId)).toMatchObject({ ...columnsOf(snapshot), billingApplied: 1 });
    const count = await db.$count(providerEvents, sql`${providerEvents.eventId} = 'evt_once'`);
    expect(count).toBe(1);
  });

  test('a report that matches the row changes nothing, but its event counts', async () => {
    const { userId } = await createCustomer(db);
    expect(await fromStripe(userId, webSnapshot(), 1)).toBe('applied');
    const { updatedAt } = await planOf(db, userId);
    expect(await fromStripe(userId, webSnapshot(), 2, 'evt_same')).toBe('unchanged');
    expect(await planOf(db, userId)).toMatchObject({ updatedAt, billingApplied: 2 });
    expect(await fromStripe(userId, null, 3, 'evt_same')).toBe('duplicate');
    expect(await fromStripe(userId, webSnapshot(), 1)).toBe('superseded');
  });

  test('two providers may use the same event id', async () => {
    const { userId } = await createCustomer(db);
    const ended = webSnapshot({ status: 'cancelled', endMs: now - 1 });
    expect(await fromStripe(userId, ended, 1, 'same')).toBe('applied');
    expect(await fromStore(userId, storeSnapshot(), 1, 'same')).toBe('applied');
  });
});

describe('a plan in force', () => {
  test('refuses a plan bought elsewhere, in both directions', async () => {
    const [web, store] = [await createCustomer(db), await createCustomer(db)];
    await fromStripe(web.userId, webSnapshot(), 1);
    expect(await fromStore(web.userId, storeSnapshot(), 1, 'refused')).toBe('refused');
    expect(await planOf(db, web.userId)).toMatchObject(columnsOf(webSnapshot()));
    const bought = storeSnapshot();
    await fromStore(store.userId, bought, 1);
    expect(await fromStripe(store.userId, webSnapshot(), 1)).toBe('refused');
    expect(await fromStripe(store.userId, null, 2)).toBe('refused');
    expect(await planOf(db, store.userId)).toMatchObject(columnsOf(bought));
  });

  test.each([
    ['canceled, with its period over', { status: 'cancelled', endMs: now - 1 }],
    ['past due for 7 days', { status: 'past_due', endMs: now - 7 * dayMs }],
    ['active, but not renewed', { status: 'active', endMs: now }],
  ] as const)('no longer does if %s', async (_, ended) => {
    const { userId } = await createCustomer(db);
    await fromStripe(userId, webSnapshot(ended), 1);
    const bought = storeSnapshot();
    expect(await fromStore(userId, bought, 1)).toBe('applied');
    expect(await planOf(db, userId)).toMatchObject(columnsOf(bought));
  });

  test('is not replaced by a late report about an older purchase', async () => {
    const { userId } = await createCustomer(db);
    const older = storeSnapshot({ startDay: '2025-01-10' });
    await fromStore(userId, older, 1_000);
    const newer = storeSnapshot({ plan: 'Standard', startDay: '2026-03-14' });
    expect(await fromStore(userId, newer, 2_000)).toBe('applied');
    for (const status of ['cancelled', 'active', 'free', 'past_due'] as const) {
      expect(await fromStore(userId, { ...older, status }, 3_000)).toBe('superseded');
    }
    expect(await planOf(db, userId)).toMatchObject(columnsOf(newer));
  });

  test('ends with its own refund, and a report about an ended purchase restores nothing', async () => {
    const { userId } = await createCustomer(db);
    const snapshot = storeSnapshot();
    await fromStore(userId, snapshot, 1_000);
    expect(await fromStore(userId, { ...snapshot, status: 'free' }, 2_000)).toBe('applied');
    expect(await planOf(db, userId)).toMatchObject(columnsOf(null));
    const ended = storeSnapshot({ status: 'cancelled', endMs: now - dayMs });
    await fromStore(userId, ended, 3_000);
    expect(planState(await planOf(db, userId), now)).toBe('expired');
  });

  test('of ended plans, the last to end is shown, in whatever order they are reported', async () => {
    const first = webSnapshot({ status: 'cancelled', endMs: now - 9 * dayMs });
    const last = storeSnapshot({ status: 'cancelled', endMs: now - 2 * dayMs });
    const [one, other] = [await createCustomer(db), await createCustomer(db)];
    await fromStripe(one.userId, first, 1);
    expect(await fromStore(one.userId, last, 1)).toBe('applied');
    const again = { ...last, reference: 'of-the-other' };
    await fromStore(other.userId, again, 1);
    expect(await fromStripe(other.userId, first, 1)).toBe('superseded');
    expect(await planOf(db, one.userId)).toMatchObject(columnsOf(last));
    expect(await planOf(db, other.userId)).toMatchObject(columnsOf(again));
  });
});

test('an App Store purchase belongs for good to the user who submitted it first', async () => {
  const [owner, other] = [await createCustomer(db), await createCustomer(db)];
  const snapshot = storeSnapshot();
  expect(await fromStore(owner.userId, snapshot, 1_000)).toBe('applied');
  expect(await fromStore(other.userId, snapshot, 2_000)).toBe('refused');
  await fromStore(owner.userId, { ...snapshot, status: 'free' }, 3_000);
  await fromStripe(owner.userId, webSnapshot(), 1);
  expect(await fromStore(other.userId, snapshot, 4_000)).toBe('refused');
  expect(await planOf(db, other.userId)).toMatchObject(columnsOf(null));
});

describe('at once', () => {
  const atOnce = () => providerWords(database.open({ timeoutMilliseconds: 30_000 }));

  test.each([
    ['Stripe', 'fromStripe'],
    ['App Store', 'fromStore'],
  ] as const)(
    '50 %s reports in any order, each sent twice, end with the newest',
    async (_, from) => {
      const { userId } = await createCustomer(db);
      const bought = from === 'fromStripe' ? webSnapshot() : storeSnapshot();
      const snapshotOf = (order: number) => ({ ...bought, endMs: now + order * dayMs });
      const orders = Array.from({ length: 100 }, (_, at) => ((at * 37) % 50) + 1);
      const outcomes = await Promise.all(
        orders.map((each) => atOnce()[from](userId, snapshotOf(each), each, `${userId}:${each}`)),
      );
      expect(await planOf(db, userId)).toMatchObject(columnsOf(snapshotOf(50)));
      expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(50);
    },
  );

  test('20 users who submit the same purchase: one gets it', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => createCustomer(db)));
    const snapshot = storeSnapshot();
    const outcomes = await Promise.all(
      users.map(({ userId }) => atOnce().fromStore(userId, snapshot, 1_000)),
    );
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(19);
    const plans = await Promise.all(users.map(({ userId }) => planOf(db, userId)));
    expect(plans.filter((plan) => plan.subscriptionStatus === 'active')).toHaveLength(1);
  });

  test('a web plan and an App Store plan: one is in force', async () => {
    const { userId } = await createCustomer(db);
    const store = storeSnapshot();
    const outcomes = await Promise.all([
      atOnce().fromStripe(userId, webSnapshot(), 1),
      atOnce().fromStore(userId, store, 1),
    ]);
    expect(outcomes.toSorted()).toEqual(['applied', 'refused']);
    const stands = outcomes[0] === 'applied' ? webSnapshot() : store;
    expect(await planOf(db, userId)).toMatchObject(columnsOf(stands));
  });
});

test('the database and the rule agree on which plan is in force', async () => {
  const { userId } = await createCustomer(db);
  const instants = fc.oneof(
    fc.constant(null),
    fc
      .constantFrom(-7 * dayMs, -dayMs, 0, dayMs)
      .chain((near) => fc.integer({ min: -2, max: 2 }).map((ms) => now + near + ms)),
  );
  const row = fc.record({
    subscriptionStatus: fc.constantFrom(...subscriptionStatuses),
    subscriptionEndMs: instants,
  });
  await fc.assert(
    fc.asyncProperty(row, async (plan) => {
      const results = await writeBatch(db, [
        db.update(userSettings).set(plan).where(sql`${userSettings.userId} = ${userId}`),
        sql`SELECT ${isInForce(now)} AS holds FROM ${userSettings} WHERE ${userSettings.userId} = ${userId}`,
      ]);
      const state = planState(plan, now);
      const holds = state !== 'free' && state !== 'expired';
      expect(results[1]?.rows[0]?.holds).toBe(holds ? 1 : 0);
    }),
  );
});
