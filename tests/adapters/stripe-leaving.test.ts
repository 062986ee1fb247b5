import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stripeFailureKind } from '#app/adapters/stripe-failure.server.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { openStripeDesk, type StripeDesk } from '#tests/fakes/stripe/stripe-desk.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { startSubscription } from '#tests/fakes/stripe/subscription-life.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';

let desk: StripeDesk;
let stripe: StripeClient;
beforeAll(async () => {
  desk = await openStripeDesk();
  stripe = connectStripe(desk.registration);
});
afterAll(() => desk.stop());

const userId = '3f1f4c1e-52a7-4c55-9f0e-6a3c0a3c9d10';
const newCustomer = () =>
  stripe.createCustomer({ userId, email: 'wren@example.com', idempotencyKey: crypto.randomUUID() });
const checkout = (customerId: string) =>
  stripe.createCheckout({
    customerId,
    userId,
    priceId: 'price_us_basic_monthly',
    successUrl: 'https://billwren.example/us/pricing?checkout=success',
    cancelUrl: 'https://billwren.example/us/pricing?checkout=cancelled',
    idempotencyKey: crypto.randomUUID(),
  });
const sessionOf = (url: string) => {
  const session = desk.state.objects['checkout.session'].get(url.split('/').at(-1) ?? '');
  if (!session) throw new Error(`${url} is no checkout`);
  return session;
};
const subscribe = (customerId: string, priceId: string) => {
  const now = Math.floor(Date.now() / 1000);
  const price = desk.state.objects.price.get(priceId);
  if (!price) throw new Error(`${priceId} is not sold`);
  return startSubscription(desk.state, { customerId, price, metadata: { user_id: userId } }, now);
};

describe('somebody who leaves', () => {
  test('pays nothing more: open pages are closed and what runs is cancelled, and again nothing is to do', async () => {
    const customerId = await newCustomer();
    const running = subscribe(customerId, 'price_us_basic_monthly');
    const unpaid = subscribe(customerId, 'price_us_pro_monthly');
    unpaid.status = 'past_due';
    const session = sessionOf(await checkout(customerId));
    const others = subscribe(await newCustomer(), 'price_us_basic_monthly');
    await stripe.endPlans({ customerId });
    expect([running.status, unpaid.status]).toEqual(['canceled', 'canceled']);
    expect([session.status, others.status]).toEqual(['expired', 'active']);
    await stripe.endPlans({ customerId });
    await stripe.endPlans({ customerId: 'cus_unknown' });
  });

  test('is forgotten with what runs, and again it is fine', async () => {
    const customerId = await newCustomer();
    const running = subscribe(customerId, 'price_us_basic_monthly');
    await stripe.forgetCustomer({ customerId });
    expect(desk.state.objects.customer.has(customerId)).toBe(false);
    expect(running.status).toBe('canceled');
    await stripe.forgetCustomer({ customerId });
  });

  test('hears when Stripe is away', async () => {
    const customerId = await newCustomer();
    desk.state.faults = { ...noFaults(), failCalls: 9 };
    const failures = await Promise.allSettled([
      stripe.endPlans({ customerId }),
      stripe.forgetCustomer({ customerId }),
    ]);
    desk.state.faults = noFaults();
    const kinds = failures.map(
      (each) => each.status === 'rejected' && stripeFailureKind(each.reason),
    );
    expect(kinds).toEqual(['away', 'away']);
  });
});
