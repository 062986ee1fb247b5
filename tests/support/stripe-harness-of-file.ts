import { afterAll, beforeAll } from 'vitest';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import {
  openStripeHarness,
  type StripeHarness,
  seconds,
} from '#tests/fakes/stripe/stripe-harness.ts';
import { startSubscription } from '#tests/fakes/stripe/subscription-life.ts';
import { connectStripe } from './stripe-client.ts';

/** The user of every customer in the harness. */
export const userId = '3f1f4c1e-52a7-4c55-9f0e-6a3c0a3c9d10';

/** Opens a fake and its client for the calling test file; both are available once the tests start. */
export function stripeHarnessOfFile() {
  let harness: StripeHarness;
  let stripe: StripeClient;
  beforeAll(async () => {
    harness = await openStripeHarness();
    stripe = connectStripe(harness.registration);
  });
  afterAll(() => harness.stop());
  return {
    harness: () => harness,
    stripe: () => stripe,
    newCustomer: (key: string = crypto.randomUUID()) =>
      stripe.createCustomer({ userId, email: 'wren@example.com', idempotencyKey: key }),
    checkout: async (
      customerId: string,
      over: Partial<Record<'priceId' | 'idempotencyKey', string>> = {},
    ) => {
      const page = await stripe.createCheckout({
        customerId,
        userId,
        priceId: 'price_us_basic_monthly',
        successUrl: 'https://billwren.example/us/pricing?checkout=success',
        cancelUrl: 'https://billwren.example/us/pricing?checkout=cancelled',
        idempotencyKey: crypto.randomUUID(),
        ...over,
      });
      if (!page) throw new Error('Another plan’s page is newer');
      return page;
    },
    sessionOf: (url: string) => harness.sessionOf(url),
    subscribe: (customerId: string, priceId: string, now = seconds()) => {
      const price = harness.state.objects.price.get(priceId);
      if (!price) throw new Error(`${priceId} is not sold`);
      const metadata = { user_id: userId };
      return startSubscription(harness.state, { customerId, price, metadata }, now);
    },
  };
}
