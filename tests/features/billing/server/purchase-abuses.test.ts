import { describe, expect, test } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { applySubscription } from '#app/features/billing/server/refresh-subscription.server.ts';
import { createAppStoreSigner } from '#tests/fakes/app-store/certificate-chain.ts';
import { changes, type Purchase } from '#tests/fakes/app-store/purchases.ts';
import { notifyOf } from '#tests/fakes/app-store/statements.ts';
import { appStoreDelivery, createTestAppStore } from '#tests/support/app-store.ts';
import { webSnapshot } from '#tests/support/sample-subscription.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { deliver } from '#tests/support/webhook-harness.ts';
import { openWorld, type Seller, type Sent } from '#tests/support/world.ts';

// Purchases sent to POST /api/validate-iap and POST /app-store by users who aren't entitled to them.

const now = Date.now();
const world = await openWorld();
const { db } = world;
const store = await createTestAppStore(() => now);
const appStore = createAppStore(store.settings, now);
const basic = 'billwren.basic.monthly';
const proYearly = 'billwren.pro.yearly';
const away = 'app-store-away';

const post = (claim: unknown, as: { cookie: string }, over: Sent = {}) =>
  world.post('/api/validate-iap', claim, { as, now, appStore, ...over });

/** Submits a purchase as the app does. */
async function validate(
  { transactionIds }: Purchase,
  as: { cookie: string },
  { productId = basic, ...over }: Sent & { productId?: string } = {},
) {
  const claim = { transactionId: transactionIds.at(-1), productId, platform: 'ios' };
  const { status, body, context } = await post(claim, as, over);
  return { status, body, told: context.told.map(([, userId]) => userId) };
}

async function notify(purchase: Purchase) {
  const happening = { notificationType: 'SUBSCRIBED' };
  const { signedPayload } = await notifyOf(purchase, happening, store.state.registration, now);
  return deliver(appStoreDelivery(signedPayload), { db, appStore, now });
}

const failed = (code: string) => ({ error: 'Purchase validation failed', code });

describe('nine abuses grant nothing', () => {
  /** Prepares the scenario; the thief then submits the returned purchase. */
  type Arrange = (thief: Seller, other: Seller) => Purchase | Promise<Purchase>;
  /**
   * The answer, the status returned to a notification about it (none where it would be valid for another user), and the
   * product that is claimed.
   */
  type Refusal = [status: number, code: string, notification?: number, claimed?: string];
  const day = 86_400_000;
  const own = (thief: Seller, more: object = {}) =>
    store.buy({ userId: thief.userId, at: now - day, ...more });
  const changed = (change: keyof typeof changes) => (thief: Seller) => {
    const purchase = own(thief);
    changes[change].apply(purchase, now);
    return purchase;
  };
  const forged =
    (forgery: object): Arrange =>
    (thief) =>
      own(thief, { forgery });
  const abuses: [string, Arrange, ...Refusal][] = [
    ['someone else’s transaction', (_, other) => own(other), 422, 'not-yours'],
    [
      'a purchase granted to another account, bought again from this one',
      async (thief, other) => {
        const purchase = own(other);
        expect(await validate(purchase, other)).toMatchObject({ status: 200 });
        changes.resubscribe.apply(purchase, now);
        purchase.userId = thief.userId;
        return purchase;
      },
      422,
      'not-yours',
    ],
    ['a revoked transaction', changed('refund'), 422, 'revoked', 200],
    ['an expired transaction', changed('expire'), 422, 'expired'],
    ['another product', (thief) => own(thief), 422, 'other-product', undefined, proYearly],
    ['a purchase in another app', forged({ bundleId: 'example.other' }), 502, away, 200],
    ['an unsigned transaction', forged({ signer: null }), 502, away, 400],
    [
      'a transaction with another signature',
      forged({ signer: createAppStoreSigner() }),
      502,
      away,
      400,
    ],
    [
      'a family-shared purchase',
      (thief) => own(thief, { ownership: 'FAMILY_SHARED' }),
      422,
      'unknown',
      200,
    ],
  ];

  test.each(abuses)('%s', async (_, arrange, status, code, notification, claimed) => {
    const [thief, other] = [await world.seller(), await world.seller()];
    const purchase = await arrange(thief, other);
    const plansOf = async () => {
      const plans = await Promise.all([thief, other].map(({ userId }) => settingsOf(db, userId)));
      return plans.map(({ subscriptionStatus, invoiceLimit, planName, subscriptionEndMs }) => ({
        subscriptionStatus,
        invoiceLimit,
        planName,
        subscriptionEndMs,
      }));
    };
    const before = await plansOf();
    expect(before[0]).toMatchObject({ subscriptionStatus: 'free', invoiceLimit: 3 });
    const answer = await validate(purchase, thief, { productId: claimed });
    expect(answer).toEqual({ status, body: failed(code), told: [] });
    if (notification !== undefined) {
      expect(await notify(purchase)).toMatchObject({ status: notification });
    }
    expect(await plansOf()).toEqual(before);
  });
});

describe('the buyer', () => {
  test('gets the plan once and is notified once, however often the purchase is submitted', async () => {
    const person = await world.seller();
    const purchase = store.buy({ userId: person.userId, at: now });
    const answers = await Promise.all([1, 2, 3].map(() => validate(purchase, person)));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(answers.flatMap(({ told }) => told)).toEqual([person.userId]);
    expect(await settingsOf(db, person.userId)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionSource: 'app_store',
      invoiceLimit: 50,
    });
  });

  test('with a web plan in force is shown where it is managed', async () => {
    const person = await world.seller();
    const { userId } = person;
    await applySubscription(db, {
      userId,
      source: 'stripe',
      snapshot: webSnapshot({ endMs: now + 86_400_000 }),
      order: { sequence: 1 },
      event: null,
      now,
    });
    const purchase = store.buy({ userId, at: now });
    const error =
      'You bought your plan on the web, so manage it there. You can’t add a second plan from the App Store.';
    const refusal = { status: 409, body: { error, code: 'web-plan' } };
    expect(await validate(purchase, person)).toMatchObject(refusal);
    expect(await settingsOf(db, userId)).toMatchObject({ subscriptionSource: 'stripe' });
  });
});

describe('a claim', () => {
  test('without a session is refused', async () => {
    const purchase = store.buy({ userId: null, at: now });
    const body = { error: 'User not authenticated', code: 'sign-in-needed' };
    expect(await validate(purchase, { cookie: '' })).toMatchObject({ status: 401, body });
  });

  test.each([
    ['invalid JSON', 'nothing'],
    ['no platform', { transactionId: '2000000000000000', productId: basic }],
    ['another platform', { transactionId: '2000000000000000', productId: basic, platform: 'web' }],
    [
      'a transaction id that is a path',
      { transactionId: '../1', productId: basic, platform: 'ios' },
    ],
  ])('with %s is refused', async (_, claim) => {
    const answer = await post(claim, await world.seller());
    expect(answer).toMatchObject({ status: 400, body: failed('bad-request') });
  });

  test('is limited to 30 in a quarter of an hour, after which no provider is asked', async () => {
    const person = await world.seller();
    const bought = store.buy({ userId: person.userId, at: now });
    const unknown = { ...bought, transactionIds: ['2999999999999999'] };
    for (let brought = 0; brought < attemptLimits.purchasePerUser.limit; brought += 1) {
      expect((await validate(unknown, person)).status).toBe(422);
    }
    store.state.refusedCalls = 1;
    const body = {
      error: 'Too many attempts. Try again in 15 minutes.',
      code: 'too-many-requests',
    };
    expect(await validate(unknown, person)).toMatchObject({ status: 429, body });
    expect(store.state.refusedCalls).toBe(1);
    store.state.refusedCalls = 0;
  });

  test('cannot be validated without the App Store’s keys, or while it is unavailable', async () => {
    const person = await world.seller();
    const purchase = store.buy({ userId: person.userId, at: now });
    const none = await validate(purchase, person, { appStore: null });
    expect(none).toMatchObject({ status: 503, body: failed('not-configured') });
    store.state.refusedCalls = 1;
    const unavailable = await validate(purchase, person);
    expect(unavailable).toMatchObject({ status: 502, body: failed(away) });
    expect(await validate(purchase, person)).toMatchObject({ status: 200 });
  });
});
