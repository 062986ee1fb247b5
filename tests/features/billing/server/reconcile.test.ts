import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { StripeFailure } from '#app/adapters/stripe/open-stripe.server.ts';
import type { SubscriptionSnapshot } from '#app/domain/billing/subscription.ts';
import { reconcile } from '#app/features/billing/server/reconcile.server.ts';
import { appStorePurchases } from '#db/billing-schema.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { providerWords, stripeAnswering } from '#tests/support/provider-words.ts';
import {
  columnsOf,
  createCustomer,
  dayMs,
  billingNow as now,
  planOf,
  storeSnapshot,
  webSnapshot,
} from '#tests/support/sample-subscription.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const hourMs = 3_600_000;

beforeEach(() =>
  writeBatch(db, [
    db.update(userSettings).set({ stripeCustomerId: null, billingCheckedAt: null }),
    db.delete(appStorePurchases),
  ]),
);

/** A fake Stripe with a snapshot or an error for these customers; it knows no others. */
const stripeWith = (snapshots: Record<string, SubscriptionSnapshot | Error> = {}) =>
  stripeAnswering((customerId) => {
    const snapshot = snapshots[customerId] ?? null;
    if (snapshot instanceof Error) throw snapshot;
    return snapshot;
  });

const nightly = {
  appStore: null,
  now,
  limit: 100,
  which: 'all',
  reportError: () => undefined,
} as const;

describe('at night', () => {
  test('what lost events left behind is repaired, on the web and in the App Store', async () => {
    const web = await createCustomer(db);
    const store = await createSampleUser(db);
    const bought = storeSnapshot();
    await providerWords(db).fromStore(store.userId, bought, 1);
    const refunded = { ...bought, status: 'free' } as const;
    const stripe = stripeWith({ [web.stripeCustomerId]: webSnapshot() });
    const appStore = {
      fetchTransaction: async () => ({ snapshot: refunded, userId: store.userId, signedMs: 2 }),
    };
    const done = await reconcile(db, { ...nightly, stripe, appStore });
    expect(done).toMatchObject({ checked: 2, unknown: 0, failed: 0, givenUp: 0 });
    expect(done.changedAt).toEqual(new Set(['stripe', 'app_store']));
    expect([...done.changed].sort()).toEqual([web.userId, store.userId].sort());
    expect(await planOf(db, web.userId)).toMatchObject(columnsOf(webSnapshot()));
    expect(await planOf(db, store.userId)).toMatchObject(columnsOf(refunded));
  });

  test('each run continues where the last one stopped, longest unchecked first', async () => {
    const days = [5, 2, 4, 3, 6];
    const users = await Promise.all(
      days.map((days) => createCustomer(db, { billingCheckedAt: now - days * dayMs })),
    );
    const stripe = stripeWith();
    const run = () => reconcile(db, { ...nightly, stripe, limit: 2 });
    const runs = [await run(), await run(), await run(), await run()];
    expect(runs.map(({ checked }) => checked)).toEqual([2, 2, 1, 0]);
    const oldestFirst = [4, 0, 2, 3, 1].map((index) => users[index]?.stripeCustomerId);
    const pairs = (ids: unknown[]) => [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)];
    expect(pairs(stripe.asked).map((pair) => pair.sort())).toEqual(
      pairs(oldestFirst).map((pair) => pair.sort()),
    );
  });

  test('no user is checked twice in one night', async () => {
    await createCustomer(db, { billingCheckedAt: now - 19 * hourMs });
    const due = await createCustomer(db, { billingCheckedAt: now - 20 * hourMs });
    const stripe = stripeWith();
    await reconcile(db, { ...nightly, stripe });
    expect(stripe.asked).toEqual([due.stripeCustomerId]);
  });

  test('a user whose check fails holds up no other, is reported, and keeps the plan', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => createCustomer(db)));
    const away = new Error('Stripe is away');
    const answers = users.map(({ stripeCustomerId }, index) => [
      stripeCustomerId,
      index % 3 === 0 ? away : webSnapshot(),
    ]);
    const failing = users[0];
    if (!failing) throw new Error('No users');
    const kept = webSnapshot({ plan: 'Pro' });
    await writeBatch(db, [
      db.update(userSettings).set(columnsOf(kept)).where(eq(userSettings.userId, failing.userId)),
    ]);
    const errors: unknown[] = [];
    const done = await reconcile(db, {
      ...nightly,
      stripe: stripeWith(Object.fromEntries(answers)),
      reportError: (error) => errors.push(error),
    });
    expect(done).toMatchObject({ checked: 12, failed: 4 });
    expect(done.changed).toHaveLength(8);
    expect(errors).toEqual([away, away, away, away]);
    expect(await planOf(db, failing.userId)).toMatchObject(columnsOf(kept));
    expect((await reconcile(db, { ...nightly, stripe: stripeWith() })).checked).toBe(0);
  });

  test('a customer unknown to Stripe keeps the plan, and is no failure', async () => {
    const kept = webSnapshot({ plan: 'Pro' });
    const { userId, stripeCustomerId } = await createCustomer(db, columnsOf(kept));
    const noSuch = Object.assign(new Error('No such customer'), { code: 'resource_missing' });
    const failure = new StripeFailure('list subscriptions', noSuch);
    const stripe = stripeWith({ [stripeCustomerId]: failure });
    const done = await reconcile(db, { ...nightly, stripe });
    expect(done).toMatchObject({ checked: 1, failed: 0, givenUp: 0, unknown: 1, changed: [] });
    expect(done.changedAt).toEqual(new Set());
    expect(await planOf(db, userId)).toMatchObject(columnsOf(kept));
  });

  test('a slow response delays only the users in its own lane', async () => {
    const users = await Promise.all(Array.from({ length: 9 }, () => createCustomer(db)));
    let release = () => {};
    let answered = 0;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let first: string | null = null;
    const stripe = {
      closeCheckouts: async () => undefined,
      fetchSnapshot: async ({ customerId }: { customerId: string }) => {
        first ??= customerId;
        if (customerId === first) await held;
        else answered += 1;
        return webSnapshot();
      },
    };
    const run = reconcile(db, { ...nightly, stripe });
    await expect.poll(() => answered).toBe(users.length - 1);
    release();
    expect(await run).toMatchObject({ checked: users.length, failed: 0 });
  });
});

describe('every hour', () => {
  const hourly = { ...nightly, which: 'ended' } as const;
  const running = { subscriptionSource: 'stripe', planName: 'Basic', invoiceLimit: 50 } as const;

  test('users whose paid time has ended without an event are checked', async () => {
    const over = { ...running, subscriptionEndMs: now };
    const asked = [
      await createCustomer(db, { ...over, subscriptionStatus: 'active' }),
      await createCustomer(db, { ...over, subscriptionStatus: 'trialing' }),
      await createCustomer(db, { ...over, subscriptionStatus: 'past_due' }),
    ];
    const active = { ...over, subscriptionStatus: 'active' } as const;
    for (const other of [
      { ...over, subscriptionStatus: 'cancelled' } as const,
      { ...active, subscriptionEndMs: now + 1 },
      { ...active, subscriptionEndMs: now - 31 * dayMs },
      { ...active, billingCheckedAt: now - 49 * 60_000 },
    ]) {
      await createCustomer(db, other);
    }
    const stripe = stripeWith();
    expect(await reconcile(db, { ...hourly, stripe })).toMatchObject({ checked: 3 });
    expect(stripe.asked.toSorted()).toEqual(
      asked.map(({ stripeCustomerId }) => stripeCustomerId).sort(),
    );
  });

  test('they are also first at night', async () => {
    await createCustomer(db);
    const over = { ...running, subscriptionStatus: 'active', subscriptionEndMs: now - 1 } as const;
    const first = await createCustomer(db, { ...over, billingCheckedAt: now - hourMs });
    const stripe = stripeWith();
    await reconcile(db, { ...nightly, stripe, limit: 1 });
    expect(stripe.asked).toEqual([first.stripeCustomerId]);
  });
});
