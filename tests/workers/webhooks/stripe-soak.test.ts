import { describe, expect, test } from 'vitest';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { userSettings } from '#db/schema.ts';
import { reconcileAll } from '#tests/support/reconcile-all.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createCustomer, dayMs } from '#tests/support/sample-subscription.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { deliverShuffled, type SeededRandom } from '#tests/support/shuffled-deliveries.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import {
  type BuyingCustomer,
  openStripeWorld,
  type StripeWorld,
} from '#tests/support/stripe-world.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-harness.ts';

const database = await createTestDatabase();
const open = () => database.open({ timeoutMilliseconds: 30_000 });

const accounts = isFullStrain ? 500 : 10;
const deliveries = isFullStrain ? 10_000 : 120;
/** How often each event is sent. */
const copies = 4;
const minuteMs = 60_000;
const startMs = Date.UTC(2026, 9, 1);

/** Users with customers; every fifth row doesn't know its customer yet. */
async function makeCustomers({ state, clock }: StripeWorld): Promise<BuyingCustomer[]> {
  const made: BuyingCustomer[] = [];
  for (let count = 0; count < accounts; count += 1) {
    const isLinked = count % 5 !== 0;
    const user = await createCustomer(open(), isLinked ? {} : { stripeCustomerId: null });
    const { userId, stripeCustomerId: customerId } = user;
    const customer = {
      id: customerId,
      object: 'customer',
      created: Math.floor(clock.now / 1000),
      email: null,
      currency: null,
      livemode: false,
      metadata: { user_id: userId },
    };
    state.objects.customer.set(customerId, customer as never);
    made.push({ userId, customerId });
  }
  return made;
}

/**
 * Lets customers change their subscriptions and delivers Stripe's events.
 * @param lostPercent share of the events that never arrive
 * @returns the number of responses by status
 */
async function live(
  world: StripeWorld,
  customers: BuyingCustomer[],
  stripe: StripeClient,
  { random, lostPercent }: { random: SeededRandom; lostPercent: number },
): Promise<Record<number, number>> {
  const { clock, registration } = world;
  const answers: Record<number, number> = {};
  const done = await deliverShuffled<BuyingCustomer, string>({
    accounts: customers,
    clock,
    random,
    copies,
    lostPercent,
    messages: deliveries / copies,
    change: world.changeSomething,
    deliver: async (body) => {
      const now = clock.now;
      const request = stripeDelivery(body, { secret: registration.webhookSecret, now });
      const { status } = await deliver(request, { db: open(), stripe, now });
      answers[status] = (answers[status] ?? 0) + 1;
      return status === 200;
    },
  });
  expect(done.messages * copies).toBeGreaterThanOrEqual(deliveries);
  return answers;
}

/** The users whose row differs from Stripe. */
async function wrongPlans(world: StripeWorld, customers: BuyingCustomer[]) {
  const rows = await open().select().from(userSettings);
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  return customers.flatMap((customer) => {
    const row = byUser.get(customer.userId);
    const wanted = world.expectedPlan(customer);
    const { subscriptionStatus, subscriptionPlan, subscriptionEndMs } = row ?? {};
    const found = { subscriptionStatus, subscriptionPlan, subscriptionEndMs };
    return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [{ wanted, found }];
  });
}

/** Runs a whole simulation and returns its result. */
async function soak(seed: number, lostPercent: number) {
  const random = createSeededRandom(seed);
  const world = await openStripeWorld(random, startMs);
  try {
    const stripe = connectStripe(world.registration, { timeoutMs: 400 });
    const customers = await makeCustomers(world);
    const answers = await live(world, customers, stripe, { random, lostPercent });
    // For some customers no event arrives at all, whatever the random numbers decide for single events.
    if (lostPercent > 0) customers.slice(0, 5).forEach(world.changeSomething);
    const wrong = await wrongPlans(world, customers);
    world.calm();
    const tomorrow = world.clock.now + dayMs;
    if (lostPercent > 0) await reconcileAll(open, { stripe, appStore: null }, tomorrow);
    return { answers, wrong, repaired: await wrongPlans(world, customers) };
  } finally {
    world.stop();
  }
}

const minutes = (count: number) => count * minuteMs;

describe(`${deliveries} deliveries for ${accounts} accounts, Stripe slow or failing on part of them`, () => {
  test.each(isFullStrain ? [1, 2, 3] : [1])(
    'leave every plan correct, seed %i',
    async (seed) => {
      const { answers, wrong } = await soak(seed, 0);
      expect(wrong).toEqual([]);
      expect(Object.keys(answers)).toEqual(['200', '503']);
    },
    minutes(20),
  );

  test(
    'of which a fifth never arrives are repaired by checking',
    async () => {
      const { wrong, repaired } = await soak(4, 20);
      expect(wrong.length).toBeGreaterThan(0);
      expect(repaired).toEqual([]);
    },
    minutes(20),
  );
});
