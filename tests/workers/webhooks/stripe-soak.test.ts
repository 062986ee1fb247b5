import { describe, expect, onTestFinished, test } from 'vitest';
import { reconcile } from '#app/services/billing/reconcile.server.ts';
import { userSettings } from '#db/schema.ts';
import { createDice } from '#tests/support/dice.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createCustomer, dayMs } from '#tests/support/sample-subscription.ts';
import { deliverShuffled } from '#tests/support/shuffled-deliveries.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import {
  type BuyingCustomer,
  openStripeWorld,
  type StripeWorld,
} from '#tests/support/stripe-world.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-desk.ts';

const database = await createTestDatabase();
const open = () => database.open({ timeoutMilliseconds: 30_000 });

const accounts = isFullStrain ? 500 : 10;
const messages = isFullStrain ? 10_000 : 125;
const copies = 4;
const startMs = Date.UTC(2026, 9, 1);

/** Users with customers; of every fifth the row does not know the customer yet. */
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

/** The users whose row says something else than Stripe. */
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

/** Lets a world live until all is delivered; `repair` asks Stripe anew about everybody. */
async function soak(seed: number, lostPercent: number) {
  const dice = createDice(seed);
  const world = await openStripeWorld(dice, startMs);
  onTestFinished(world.stop);
  const { clock, registration } = world;
  const stripe = connectStripe(registration, { timeoutMs: 400 });
  const customers = await makeCustomers(world);
  const statuses = new Set<number>();
  await deliverShuffled<BuyingCustomer, string>({
    ...{ accounts: customers, clock, dice, messages, copies, lostPercent },
    change: world.changeSomething,
    deliver: async (body) => {
      const { now } = clock;
      const request = stripeDelivery(body, { secret: registration.webhookSecret, now });
      const { status } = await deliver(request, { db: open(), stripe, now });
      statuses.add(status);
      return status === 200;
    },
  });
  const repair = async () => {
    world.calm();
    const now = clock.now + dayMs;
    for (let checked = 1; checked > 0; ) {
      ({ checked } = await reconcile(open(), { stripe, appStore: null, now, limit: 100 }));
    }
  };
  return { statuses, repair, wrong: () => wrongPlans(world, customers) };
}

const patience = isFullStrain ? 3_600_000 : 120_000;

describe(`${messages} events for ${accounts} accounts, each sent ${copies} times, Stripe slow or failing on part of them`, () => {
  test.each(isFullStrain ? [1, 2, 3] : [1])(
    'leave every plan right, seed %i',
    {
      timeout: patience,
    },
    async (seed) => {
      const { statuses, wrong } = await soak(seed, 0);
      expect(await wrong()).toEqual([]);
      expect([...statuses].sort()).toEqual([200, 503]);
    },
  );

  test('of which a fifth never arrives are made good by asking', {
    timeout: patience,
  }, async () => {
    const { repair, wrong } = await soak(4, 20);
    expect((await wrong()).length).toBeGreaterThan(0);
    await repair();
    expect(await wrong()).toEqual([]);
  });
});
