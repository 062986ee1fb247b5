import { expect, test } from 'vitest';
import { describeDemoAccounts } from '#db/seed/demo-accounts.ts';
import { addDemoCustomers } from './demo-customers.ts';
import { readLocalCatalog } from './local-catalog.ts';
import { registerAtStripe } from './registration.ts';
import { createStripe } from './stripe-state.ts';
import { endPaidTime } from './subscription-life.ts';
import { itemOf } from './subscriptions.ts';

const now = 1_790_000_000;

test('the plans that the seed writes exist here, once', () => {
  const state = createStripe(registerAtStripe('', null).registration, readLocalCatalog());
  addDemoCustomers(state, now);
  const { customer, subscription, invoice, event } = state.objects;
  const bought = describeDemoAccounts(now * 1000).filter(({ plan }) => plan.stripeCustomerId);
  expect(bought.length).toBeGreaterThan(1);
  for (const { email, plan } of bought) {
    expect(customer.get(plan.stripeCustomerId ?? '')?.email).toBe(email);
    const known = subscription.get(plan.subscriptionReference ?? '');
    if (!known) return expect.unreachable(`${email} has no plan`);
    const { price, current_period_start, current_period_end } = itemOf(known);
    expect(price.product).toBe(plan.subscriptionPlan);
    expect(current_period_end * 1000).toBe(plan.subscriptionEndMs);
    expect(current_period_start).toBeLessThan(now);
    expect(known.cancel_at_period_end).toBe(plan.subscriptionStatus === 'cancelled');
    expect(invoice.get(known.latest_invoice ?? '')?.status).toBe('paid');
  }
  expect(event.size).toBe(0);

  const [first] = subscription.values();
  if (first) endPaidTime(state, first, now);
  addDemoCustomers(state, now);
  expect(subscription.size).toBe(bought.length);
  expect(first?.status).toBe('canceled');
});
