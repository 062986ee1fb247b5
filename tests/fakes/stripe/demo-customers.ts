import { describeDemoAccounts } from '#db/seed/demo-accounts.ts';
import { movePeriods } from './billing-periods.ts';
import { createStripeCustomer } from './customers.ts';
import { openInvoice, payInvoice } from './invoices.ts';
import type { StripeState } from './stripe-state.ts';
import { itemOf, makeSubscription } from './subscriptions.ts';

/**
 * Adds the demo accounts' customers and plans, as `npm run seed` writes them, so that their portals
 * open. Existing ones don't change, and no events are sent. `now` in seconds.
 */
export function addDemoCustomers(state: StripeState, now: number): void {
  for (const { email, plan } of describeDemoAccounts(now * 1000)) {
    const { stripeCustomerId: customerId, subscriptionReference: id } = plan;
    const { subscriptionStart, subscriptionEndMs } = plan;
    if (!customerId || !id || !subscriptionStart || !subscriptionEndMs) continue;
    if (state.objects.customer.has(customerId)) continue;
    const interval = plan.subscriptionInterval === 'yearly' ? 'year' : 'month';
    const price = [...state.objects.price.values()].find(
      (each) => each.product === plan.subscriptionPlan && each.recurring.interval === interval,
    );
    // A catalog other than the local one sells other products.
    if (!price) continue;

    const start = Date.parse(subscriptionStart) / 1000;
    const customer = {
      ...createStripeCustomer({ email }, start),
      id: customerId,
      currency: price.currency,
    };
    state.objects.customer.set(customerId, customer);
    const subscription = makeSubscription({ id, customerId, price, metadata: {}, now: start });
    state.objects.subscription.set(id, subscription);
    const item = itemOf(subscription);
    item.current_period_end = Math.floor(subscriptionEndMs / 1000);
    item.current_period_start = movePeriods(item.current_period_end, price, -1);
    const paid = { reason: 'subscription_cycle', amount: price.unit_amount } as const;
    const { current_period_start: paidAt } = item;
    payInvoice(openInvoice(state, { ...paid, subscription, now: paidAt }), paidAt);
    subscription.status = 'active';
    if (plan.subscriptionStatus !== 'cancelled') continue;
    subscription.cancel_at_period_end = true;
    subscription.cancel_at = item.current_period_end;
    subscription.canceled_at = paidAt;
  }
}
