import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AppStoreSnapshot } from '#app/domain/billing/app-store-snapshot.ts';
import type { SubscriptionSnapshot } from '#app/domain/billing/subscription.ts';
import {
  findBillingOwner,
  setStripeCustomer,
} from '#app/features/billing/queries/billing-rows.server.ts';
import {
  applyAppStore,
  checkSubscription,
  refreshAppStore,
  refreshStripe,
} from '#app/features/billing/server/refresh-subscription.server.ts';
import { settingsColumns } from '#app/features/settings/queries/settings-row.server.ts';
import { renewingPlans } from '#db/billing-schema.ts';
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
const { fromStripe, fromStore } = providerWords(db);
const answering = (snapshot: SubscriptionSnapshot) => stripeAnswering(() => snapshot);

describe('a refresh from Stripe', () => {
  test('asks about the customer and applies the response, in two round trips', async () => {
    const { userId, stripeCustomerId } = await createCustomer(db);
    const stripe = answering(webSnapshot());
    const counting = database.open();
    expect(await refreshStripe(counting, stripe, { userId, now })).toBe('applied');
    expect(stripe.asked).toEqual([stripeCustomerId]);
    expect(counting.stats.trips).toBe(2);
    expect(await planOf(db, userId)).toMatchObject({
      ...columnsOf(webSnapshot()),
      billingSequence: 1,
      billingApplied: 1,
      billingCheckedAt: now,
    });
  });

  test('asks no provider about a user without a customer, or an unknown one', async () => {
    const { userId } = await createSampleUser(db);
    const stripe = answering(webSnapshot());
    expect(await refreshStripe(db, stripe, { userId, now })).toBe('no-customer');
    expect(await refreshStripe(db, stripe, { userId: 'unknown', now })).toBe('no-customer');
    expect(stripe.asked).toEqual([]);
  });

  test('can be limited to one request in two seconds', async () => {
    const { userId } = await createCustomer(db);
    const stripe = answering(webSnapshot());
    const check = (at: number) =>
      refreshStripe(db, stripe, { userId, now: at, notWithinMs: 2_000 });
    const burst = await Promise.all([now, now + 1, now + 2].map(check));
    expect(burst.sort()).toEqual(['applied', 'recent', 'recent']);
    expect(await check(now + 1_999)).toBe('recent');
    expect(await check(now + 2_002)).toBe('unchanged');
    expect(stripe.asked).toHaveLength(2);
  });

  test('that started before another but is answered after it changes nothing', async () => {
    const { userId } = await createCustomer(db);
    let answerLate = (_truth: SubscriptionSnapshot | null) => {};
    const slow = {
      fetchSnapshot: () =>
        new Promise<SubscriptionSnapshot | null>((resolve) => {
          answerLate = resolve;
        }),
    };
    const late = refreshStripe(db, slow, { userId, now });
    await expect.poll(async () => (await planOf(db, userId)).billingSequence).toBe(1);
    expect(await refreshStripe(db, answering(webSnapshot()), { userId, now })).toBe('applied');
    answerLate(null);
    expect(await late).toBe('superseded');
    expect(await planOf(db, userId)).toMatchObject(columnsOf(webSnapshot()));
  });
});

describe('a refresh from the App Store', () => {
  const store = (answers: AppStoreSnapshot[]) => ({
    fetchTransaction: async (id: string) =>
      answers.find(({ snapshot }) => snapshot.reference === id) ?? null,
  });

  test('asks about every purchase; the plan bought later wins', async () => {
    const { userId } = await createSampleUser(db);
    const older = storeSnapshot({ startDay: '2025-03-01' });
    const newer = storeSnapshot({ plan: 'Standard', startDay: '2026-03-01' });
    await fromStore(userId, older, 1_000);
    await fromStore(userId, newer, 2_000);
    const renewed = { ...newer, endMs: now + 60 * dayMs };
    const answers = [older, renewed].map((snapshot) => ({ snapshot, userId, signedMs: 3_000 }));
    const providers = { appStore: store(answers), stripe: null };
    expect(await refreshAppStore(db, providers, { userId, now })).toEqual({
      asked: 2,
      applied: true,
    });
    expect(await planOf(db, userId)).toMatchObject(columnsOf(renewed));
  });

  test('finds what was bought in between, once the plan elsewhere has ended', async () => {
    const { userId } = await createCustomer(db);
    const bought = storeSnapshot();
    const ending = webSnapshot({ status: 'cancelled', endMs: now + 1 });
    await refreshStripe(db, answering(ending), { userId, now });
    expect(await fromStore(userId, bought, 1_000)).toBe('refused');
    const answers = [{ snapshot: bought, userId, signedMs: 1_001 }];
    const providers = { appStore: store(answers), stripe: null };
    const done = await refreshAppStore(db, providers, { userId, now: now + 1 });
    expect(done.applied).toBe(true);
    expect(await planOf(db, userId)).toMatchObject(columnsOf(bought));
  });
});

test('a check asks the App Store even if Stripe is unavailable', async () => {
  const settings = await createCustomer(db);
  const { userId } = settings;
  const snapshot = storeSnapshot({ endMs: now - 1 });
  await fromStore(userId, snapshot, 1_000);
  const renewed = { ...snapshot, endMs: now + 30 * dayMs };
  const away = new Error('Stripe is away');
  const reported: unknown[] = [];
  const stripe = { ...answering(webSnapshot()), fetchSnapshot: () => Promise.reject(away) };
  const appStore = {
    fetchTransaction: async () => ({ snapshot: renewed, userId, signedMs: 2_000 }),
  };
  const reportError = (error: unknown) => void reported.push(error);
  const done = await checkSubscription(db, { stripe, appStore }, { settings, now, reportError });
  expect(done).toMatchObject({ isChanged: true, settings: { subscriptionEndMs: renewed.endMs } });
  expect(await planOf(db, userId)).toMatchObject(columnsOf(renewed));
  expect(reported).toEqual([away]);
});

describe('the user of a report', () => {
  test('is found by the customer, by the purchase, or by our own id if neither is known yet', async () => {
    const web = await createCustomer(db);
    const store = await createSampleUser(db);
    const snapshot = storeSnapshot();
    await fromStore(store.userId, snapshot, 1);
    const { userId, stripeCustomerId: customerId } = web;
    const other = await createSampleUser(db);
    const found = { userId, stripeCustomerId: customerId, isClosed: false };
    const own = { userId: other.userId };
    const { reference } = snapshot;
    expect(await findBillingOwner(db, { customerId })).toEqual(found);
    expect(await findBillingOwner(db, { customerId, ...own })).toEqual(found);
    expect(await findBillingOwner(db, { customerId: 'cus_new', ...own })).toEqual({
      ...own,
      stripeCustomerId: null,
      isClosed: false,
    });
    expect(await findBillingOwner(db, { reference, ...own })).toMatchObject({
      userId: store.userId,
    });
    expect(await findBillingOwner(db, { customerId: 'cus_new', userId: 'unknown' })).toBeNull();
    expect(await findBillingOwner(db, { customerId: null, userId: null })).toBeNull();
  });

  test('a customer is linked once and never replaced', async () => {
    const [{ userId }, other] = [await createSampleUser(db), await createSampleUser(db)];
    const links = Array.from({ length: 10 }, () =>
      setStripeCustomer(database.open(), { userId, customerId: 'cus_linked' }),
    );
    expect(new Set(await Promise.all(links))).toEqual(new Set([true]));
    expect(await setStripeCustomer(db, { userId, customerId: 'cus_second' })).toBe(false);
    const stolen = { userId: other.userId, customerId: 'cus_linked' };
    expect(await setStripeCustomer(db, stolen)).toBe(false);
    expect((await planOf(db, userId)).stripeCustomerId).toBe('cus_linked');
    expect((await planOf(db, other.userId)).stripeCustomerId).toBeNull();
  });
});

test('the user data read with each request contains no provider ids', () => {
  const hidden = ['Reference', 'Customer', 'billing'];
  const names = Object.keys(settingsColumns);
  expect(names.filter((name) => hidden.some((word) => name.includes(word)))).toEqual([]);
});

// App Review and TestFlight buy in Apple's sandbox, where nothing is paid.

function sandboxSnapshot(changes: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot {
  return storeSnapshot({
    isSandbox: true,
    startDay: '2026-03-15',
    endMs: now + 300_000,
    ...changes,
  });
}

describe('a Sandbox plan', () => {
  test.each(['web', 'App Store'])(
    'neither outlives nor replaces a plan paid for in the %s',
    async (place) => {
      const pay = (userId: string) =>
        place === 'web' ? fromStripe(userId, paid, 1) : fromStore(userId, paid, 1);
      let paid = place === 'web' ? webSnapshot() : storeSnapshot();
      const [first, second] = [await createCustomer(db), await createCustomer(db)];
      const tried = sandboxSnapshot({ plan: 'Pro' });
      expect(await fromStore(first.userId, tried, 1)).toBe('applied');
      expect(await pay(first.userId)).toBe('applied');
      const renewed = { ...tried, endMs: now + 600_000 };
      expect(await fromStore(first.userId, renewed, 2)).not.toBe('applied');
      expect(await planOf(db, first.userId)).toMatchObject(columnsOf(paid));

      paid = { ...paid, reference: crypto.randomUUID(), startDay: '2026-01-01' };
      await pay(second.userId);
      const later = sandboxSnapshot({ plan: 'Pro' });
      expect(await fromStore(second.userId, later, 1)).not.toBe('applied');
      expect(await planOf(db, second.userId)).toMatchObject(columnsOf(paid));
    },
  );

  test('is replaced by an unpaid plan as soon as it has ended', async () => {
    const { userId } = await createCustomer(db);
    const unpaid = webSnapshot({ status: 'past_due', endMs: now - 8 * dayMs });
    await fromStripe(userId, unpaid, 1);
    const tried = sandboxSnapshot();
    expect(await fromStore(userId, tried, 1)).toBe('applied');
    const ended = { ...tried, status: 'cancelled', endMs: now - 1 } as const;
    expect(await fromStore(userId, ended, 2)).toBe('applied');
    expect(await fromStripe(userId, unpaid, 2)).toBe('applied');
    expect(await fromStore(userId, ended, 3)).not.toBe('applied');
    expect(await planOf(db, userId)).toMatchObject(columnsOf(unpaid));
  });

  test('does not count as a plan that renews, even together with one that does', async () => {
    const { userId } = await createCustomer(db);
    await fromStripe(userId, webSnapshot(), 1);
    await fromStore(userId, sandboxSnapshot(), 1);
    const renewing = await db
      .select({ source: renewingPlans.source })
      .from(renewingPlans)
      .where(eq(renewingPlans.userId, userId));
    expect(renewing).toEqual([{ source: 'stripe' }]);
  });

  test('cannot become a paid plan, nor the other way round', async () => {
    const { userId } = await createSampleUser(db);
    const tried = sandboxSnapshot();
    await fromStore(userId, tried, 1);
    const disguised = { ...tried, isSandbox: false, endMs: now + dayMs };
    expect(await fromStore(userId, disguised, 2)).toBe('superseded');
    expect(await planOf(db, userId)).toMatchObject(columnsOf(tried));
  });

  test.each([
    ['remain open for a Sandbox plan', true, []],
    ['are closed for a paid plan', false, ['closed']],
  ])('open checkout pages %s', async (_, isSandbox, expected) => {
    const { userId } = await createCustomer(db);
    const closed: string[] = [];
    const stripe = { closeCheckouts: async () => void closed.push('closed') };
    await applyAppStore(db, stripe, {
      userId,
      source: 'app_store',
      snapshot: sandboxSnapshot({ isSandbox }),
      order: { signedMs: 1 },
      event: null,
      now,
    });
    expect(closed).toEqual(expected);
  });
});

test('each purchase is checked where it was bought, paid ones first', async () => {
  const { userId } = await createSampleUser(db);
  const paid = storeSnapshot();
  await fromStore(userId, paid, 1);
  for (let count = 0; count < 9; count += 1) await fromStore(userId, sandboxSnapshot(), 2 + count);
  const asked: [reference: string, environment: string | undefined][] = [];
  const appStore = {
    fetchTransaction: async (reference: string, environment?: string) => {
      asked.push([reference, environment]);
      return null;
    },
  };
  await refreshAppStore(db, { appStore, stripe: null }, { userId, now });
  expect(asked[0]).toEqual([paid.reference, 'Production']);
  expect(new Set(asked.slice(1).map(([, environment]) => environment))).toEqual(
    new Set(['Sandbox']),
  );
});
