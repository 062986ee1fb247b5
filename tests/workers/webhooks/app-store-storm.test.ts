import { expect, test } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { validatePurchase } from '#app/features/billing/server/validate-purchase.server.ts';
import {
  buy,
  type ChangeName,
  changes,
  type Purchase,
  statusOf,
} from '#tests/fakes/app-store/purchases.ts';
import { notifyOf } from '#tests/fakes/app-store/statements.ts';
import { appStoreDelivery, createTestAppStore } from '#tests/support/app-store.ts';
import { reconcileAll } from '#tests/support/reconcile-all.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { dayMs } from '#tests/support/sample-subscription.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver } from '#tests/support/webhook-harness.ts';

// Notifications as they arrive in practice: repeated, late, in any order, and some never.

const database = await createTestDatabase();
let clock = Date.now();
const startedAt = clock;
const store = await createTestAppStore(() => clock);
const { registration, products } = store.state;

const [accounts, happeningsEach, sendings] = isFullStrain ? [500, 5, 4] : [6, 5, 4];
const seeds = isFullStrain ? [1, 2, 3] : [1];
const lanes = 8;
const minuteMs = 60_000;

type Delivery = { arrivesAt: number; signedPayload: string };
type SeededRandom = ReturnType<typeof createSeededRandom>;

/** The changes that are possible for a subscription in its current state. */
function possible(purchase: Purchase, now: number): ChangeName[] {
  switch (statusOf(purchase, now)) {
    case 1:
      return [
        'renew',
        purchase.autoRenews ? 'turn-off-renewal' : 'turn-on-renewal',
        'fail-payment',
        'expire',
        'refund',
      ];
    case 4:
      return ['renew', 'expire'];
    default:
      return ['resubscribe'];
  }
}

/** The notifications of a subscription as it changes: in bursts within a second, or hours apart. */
async function live(
  userId: string,
  random: SeededRandom,
  toSend: (signedPayload: string, at: number) => void,
) {
  let at = startedAt + random(24 * 60) * minuteMs;
  const product = products[random(products.length)];
  if (!product) throw new Error('The store sells nothing');
  const purchase = buy({ product, userId }, at);
  store.state.purchases.push(purchase);
  const tell = async (happening: { notificationType: string; subtype?: string }) => {
    const { signedPayload } = await notifyOf(purchase, happening, registration, at);
    toSend(signedPayload, at);
  };
  await tell({ notificationType: 'SUBSCRIBED', subtype: 'INITIAL_BUY' });
  for (let count = 1; count < happeningsEach; count += 1) {
    at += random(3) > 0 ? 1 + random(400) : random(120) * minuteMs;
    const names = possible(purchase, at);
    const { label: _, apply, ...happening } = changes[names[random(names.length)] ?? 'renew'];
    apply(purchase, at);
    await tell(happening);
  }
  return purchase;
}

async function deliverAll(deliveries: Delivery[]): Promise<Record<string, number>> {
  const waiting = deliveries.sort((one, other) => one.arrivesAt - other.arrivesAt);
  const outcomes: Record<string, number> = {};
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { arrivesAt: now, signedPayload } = next;
      const appStore = createAppStore(store.settings, now);
      const request = appStoreDelivery(signedPayload);
      const { status, notes } = await deliver(request, { db: database.open(), appStore, now });
      const outcome = `${status} ${notes.outcome}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

/** The plan expected after everything has settled, from the store's own records. */
function expectedOf(purchase: Purchase, now: number) {
  const limits = { Basic: 50, Standard: 300, Pro: -1 };
  const status = statusOf(purchase, now);
  if (status === 5) return { subscriptionStatus: 'free', invoiceLimit: 3, subscriptionEndMs: null };
  const running = purchase.autoRenews ? 'active' : 'cancelled';
  return {
    subscriptionStatus: status === 1 ? running : status === 2 ? 'cancelled' : 'past_due',
    invoiceLimit: limits[purchase.product.plan],
    subscriptionEndMs: purchase.expiresMs,
  };
}

async function wrongPlans(purchases: Purchase[], now: number) {
  const db = database.open();
  const compared = await Promise.all(
    purchases.map(async (purchase) => {
      const { subscriptionStatus, invoiceLimit, subscriptionEndMs } = await settingsOf(
        db,
        purchase.userId ?? '',
      );
      return {
        is: { subscriptionStatus, invoiceLimit, subscriptionEndMs },
        should: expectedOf(purchase, now),
      };
    }),
  );
  return compared.filter(({ is, should }) => JSON.stringify(is) !== JSON.stringify(should));
}

/**
 * Runs all users' subscriptions and delivers the notifications, then lets three days pass.
 * @param arrivalsOf when a notification sent at an instant arrives: several times, once, never
 */
async function storm(random: SeededRandom, arrivalsOf: (at: number) => number[]) {
  const deliveries: Delivery[] = [];
  const purchases: Purchase[] = [];
  for (let count = 0; count < accounts; count += 1) {
    const { userId } = await createSampleUser(database.open());
    const purchase = await live(userId, random, (signedPayload, at) => {
      deliveries.push(...arrivalsOf(at).map((arrivesAt) => ({ signedPayload, arrivesAt })));
    });
    purchases.push(purchase);
  }
  clock = startedAt + 3 * dayMs;
  return { purchases, outcomes: await deliverAll(deliveries) };
}

const total = accounts * happeningsEach * sendings;

test.each(seeds)(
  `after ${total} deliveries in any order every plan is correct (seed %i)`,
  async (seed) => {
    const random = createSeededRandom(seed);
    const { purchases, outcomes } = await storm(random, (at) =>
      Array.from({ length: sendings }, () => at + random(minuteMs)),
    );
    expect(outcomes['200 duplicate']).toBe(total * (1 - 1 / sendings));
    expect(Object.keys(outcomes).filter((outcome) => !outcome.startsWith('200'))).toEqual([]);
    expect(await wrongPlans(purchases, clock)).toEqual([]);
  },
  1_800_000,
);

test(`with a fifth of the notifications lost for good, reconciliation corrects every plan`, async () => {
  const random = createSeededRandom(4);
  let lost = 0;
  const { purchases } = await storm(random, (at) => {
    if (random(5) > 0) return [at + random(minuteMs)];
    lost += 1;
    return [];
  });
  // The buyer's device submits every purchase itself, so each is known however many notifications are lost.
  const appStore = createAppStore(store.settings, clock);
  expect(lost).toBeGreaterThan(accounts / 2);
  expect((await wrongPlans(purchases, clock)).length).toBeGreaterThan(0);
  for (const { userId, product, originalTransactionId } of purchases) {
    const claim = { userId: userId ?? '', productId: product.productId, now: clock };
    await validatePurchase(
      database.open(),
      { appStore, stripe: null },
      {
        reportError: (error) => expect.unreachable(String(error)),
        ...claim,
        transactionId: originalTransactionId,
      },
    );
  }
  expect(await reconcileAll(database.open, { stripe: null, appStore }, clock)).toBe(0);
  expect(await wrongPlans(purchases, clock)).toEqual([]);
}, 1_800_000);
