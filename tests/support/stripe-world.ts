import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { answerStripe } from '#tests/fakes/stripe/answer-stripe.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import { registerAtStripe, type StripeRegistration } from '#tests/fakes/stripe/registration.ts';
import { createStripe, type StripeState } from '#tests/fakes/stripe/stripe-state.ts';
import {
  cancelNow,
  changePrice,
  endPaidTime,
  payOpenInvoice,
  renew,
  setCancelling,
  startSubscription,
} from '#tests/fakes/stripe/subscription-life.ts';
import { itemOf, type Subscription } from '#tests/fakes/stripe/subscriptions.ts';
import type { createSeededRandom } from './seeded-random.ts';

export type SeededRandom = ReturnType<typeof createSeededRandom>;

/**
 * A Stripe fake with its own clock, an unreliable network (its first call always fails), and customers who change their
 * plans.
 */
export type StripeWorld = {
  registration: StripeRegistration;
  state: StripeState;
  /** The provider's clock (ms); only the test advances it. */
  clock: { now: number };
  /** Makes all later API calls fast and successful. */
  calm: () => void;
  /** Makes a change that a customer might make; returns the bodies of Stripe's events about it. */
  changeSomething: (customer: BuyingCustomer) => string[];
  /** Returns what the row must contain in the end, derived from the fake's own objects. */
  expectedPlan: (customer: BuyingCustomer) => ExpectedPlan;
  stop: () => void;
};

export type BuyingCustomer = { userId: string; customerId: string };
export type ExpectedPlan = {
  subscriptionStatus: string;
  subscriptionPlan: string | null;
  subscriptionEndMs: number | null;
};

const prices = ['basic', 'standard', 'pro'].flatMap((plan) => [
  `price_us_${plan}_monthly`,
  `price_us_${plan}_yearly`,
]);

/** Opens a world whose randomness comes from the generator. */
export async function openStripeWorld(random: SeededRandom, startMs: number): Promise<StripeWorld> {
  const { registration } = registerAtStripe('', null);
  const state = createStripe(registration, readLocalCatalog());
  const clock = { now: startMs };
  let isCalm = false;
  let hasFailed = false;
  const server = await serveRequests(async (request) => {
    const chance = isCalm ? 100 : random(100);
    // The first call always fails, and isn't retried.
    if (!isCalm && !hasFailed) {
      hasFailed = true;
      return fail(false);
    }
    // Slower than the caller's timeout.
    if (chance < 1) await wait(800);
    if (chance < 5) return fail(chance % 2 === 0);
    if (chance < 15) await wait(random(120));
    const answer = await answerStripe(request, state, clock.now);
    // The response is outdated when it arrives.
    if (chance >= 15 && chance < 30) await wait(random(200));
    return answer;
  }, 0);
  registration.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const subscriptionsOf = ({ customerId }: BuyingCustomer) =>
    [...state.objects.subscription.values()].filter(({ customer }) => customer === customerId);
  const priceOf = (id: string | undefined) => {
    const price = state.objects.price.get(id ?? '');
    if (!price) throw new Error(`${id} is not sold`);
    return price;
  };

  return {
    registration,
    state,
    clock,
    calm: () => {
      isCalm = true;
    },
    changeSomething: (customer) => {
      const now = Math.floor(clock.now / 1000);
      const known = state.objects.event.size;
      const running = subscriptionsOf(customer).find(({ ended_at }) => ended_at === null);
      if (running)
        changeMind(state, running, { random, now, price: priceOf(pick(random, prices)) });
      else {
        const { customerId, userId } = customer;
        const price = priceOf(pick(random, prices));
        startSubscription(state, { customerId, price, metadata: { user_id: userId } }, now);
      }
      return [...state.objects.event.values()].slice(known).map((event) => JSON.stringify(event));
    },
    expectedPlan: (customer) => expect(subscriptionsOf(customer)),
    stop: () => server.close(),
  };
}

function changeMind(
  state: StripeState,
  subscription: Subscription,
  {
    random,
    now,
    price,
  }: { random: SeededRandom; now: number; price: Parameters<typeof changePrice>[2] },
): void {
  if (subscription.status === 'past_due') {
    if (random(3) > 0) payOpenInvoice(state, subscription, now);
    else cancelNow(state, subscription, 'payment_failed', now);
    return;
  }
  if (subscription.cancel_at_period_end) {
    if (random(2) === 0) setCancelling(state, subscription, false, now);
    else endPaidTime(state, subscription, now);
    return;
  }
  const ways = [
    () => renew(state, subscription, { isPaid: true, now }),
    () => renew(state, subscription, { isPaid: false, now }),
    () => setCancelling(state, subscription, true, now),
    () => changePrice(state, subscription, price, now),
    () => cancelNow(state, subscription, 'cancellation_requested', now),
  ];
  pick(random, ways)?.();
}

function expect(subscriptions: Subscription[]): ExpectedPlan {
  const running = subscriptions.find(({ ended_at }) => ended_at === null);
  const last = running ?? subscriptions.at(-1);
  if (!last) return { subscriptionStatus: 'free', subscriptionPlan: null, subscriptionEndMs: null };
  const { current_period_start: start, current_period_end: end, price } = itemOf(last);
  const [subscriptionStatus, seconds] =
    last.ended_at !== null
      ? (['cancelled', last.ended_at] as const)
      : last.status === 'past_due'
        ? (['past_due', start] as const)
        : last.cancel_at_period_end
          ? (['cancelled', end] as const)
          : (['active', end] as const);
  return { subscriptionStatus, subscriptionPlan: price.product, subscriptionEndMs: seconds * 1000 };
}

function fail(mayRetry: boolean): Response {
  const headers = { 'stripe-should-retry': String(mayRetry) };
  const error = { type: 'api_error', message: 'An unknown error occurred.' };
  return Response.json({ error }, { status: 500, headers });
}

function pick<T>(random: SeededRandom, values: readonly T[]): T | undefined {
  return values[random(values.length)];
}
