import { beforeAll, describe, expect, test } from 'vitest';
import { stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { StripeHarness } from '#tests/fakes/stripe/stripe-harness.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { stripeHarnessOfFile } from '#tests/support/stripe-harness-of-file.ts';

let harness: StripeHarness;
let stripe: StripeClient;
const { newCustomer, checkout, sessionOf, subscribe, ...opened } = stripeHarnessOfFile();
beforeAll(() => {
  harness = opened.harness();
  stripe = opened.stripe();
});

describe('a user who deletes their account', () => {
  test('pays nothing more: open pages are closed and plans canceled, and a retry has nothing to do', async () => {
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

  test('is deleted along with active plans, and a retry succeeds', async () => {
    const customerId = await newCustomer();
    const running = subscribe(customerId, 'price_us_basic_monthly');
    await stripe.forgetCustomer({ customerId });
    expect(harness.state.objects.customer.has(customerId)).toBe(false);
    expect(running.status).toBe('canceled');
    await stripe.forgetCustomer({ customerId });
  });

  test('gets an error when Stripe is down', async () => {
    const customerId = await newCustomer();
    harness.state.faults = { ...noFaults(), failCalls: 9 };
    const failures = await Promise.allSettled([
      stripe.endPlans({ customerId }),
      stripe.forgetCustomer({ customerId }),
    ]);
    harness.state.faults = noFaults();
    const kinds = failures.map(
      (each) => each.status === 'rejected' && stripeFailureKind(each.reason),
    );
    expect(kinds).toEqual(['away', 'away']);
  });
});
