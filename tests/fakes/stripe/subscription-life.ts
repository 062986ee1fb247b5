import { movePeriods } from './billing-periods.ts';
import { announce } from './events.ts';
import { failInvoice, type Invoice, openInvoice, payInvoice } from './invoices.ts';
import type { Price } from './prices.ts';
import { findObject, type StripeState } from './stripe-state.ts';
import { itemOf, makeSubscription, planOf, type Subscription } from './subscriptions.ts';

// What happens to a subscription during its lifecycle. Every step leaves the state that Stripe
// would and sends Stripe's events. Times are in seconds.

type Start = { customerId: string; price: Price; metadata: Record<string, string> };

/** Starts a subscription and pays its first invoice. */
export function startSubscription(state: StripeState, start: Start, now: number): Subscription {
  const subscription = makeSubscription({ ...start, now });
  state.objects.subscription.set(subscription.id, subscription);
  findObject(state, 'customer', start.customerId).currency = subscription.currency;
  const amount = start.price.unit_amount;
  const invoice = openInvoice(state, { subscription, reason: 'subscription_create', amount, now });
  announce(state, { type: 'customer.subscription.created', object: subscription }, now);
  settle(state, subscription, invoice, now);
  return subscription;
}

function settle(state: StripeState, subscription: Subscription, invoice: Invoice, now: number) {
  const { status } = subscription;
  payInvoice(invoice, now);
  subscription.status = 'active';
  announce(state, { type: 'invoice.paid', object: invoice }, now);
  const before = status === 'active' ? {} : { status };
  announce(state, { type: 'customer.subscription.updated', object: subscription, before }, now);
}

/** Ends the paid period now and renews it; the payment succeeds or fails. */
export function renew(
  state: StripeState,
  subscription: Subscription,
  { isPaid, now }: { isPaid: boolean; now: number },
): void {
  beginPeriod(subscription, now);
  const amount = itemOf(subscription).price.unit_amount;
  const invoice = openInvoice(state, { subscription, reason: 'subscription_cycle', amount, now });
  if (isPaid) {
    settle(state, subscription, invoice, now);
    return;
  }
  const { status } = subscription;
  failInvoice(invoice, now);
  subscription.status = 'past_due';
  announce(state, { type: 'invoice.payment_failed', object: invoice }, now);
  const before = { status };
  announce(state, { type: 'customer.subscription.updated', object: subscription, before }, now);
}

/**
 * The next period starts now, so all earlier times move back by what was left of the current one.
 */
function beginPeriod(subscription: Subscription, now: number) {
  const item = itemOf(subscription);
  moveBack(subscription, item.current_period_end - now);
  item.current_period_start = now;
  item.current_period_end = movePeriods(now, item.price, 1);
}

function moveBack(subscription: Subscription, seconds: number) {
  const item = itemOf(subscription);
  subscription.created -= seconds;
  subscription.start_date -= seconds;
  subscription.billing_cycle_anchor -= seconds;
  item.created -= seconds;
  item.current_period_start -= seconds;
  item.current_period_end -= seconds;
}

/** Moves all times back by this many seconds, without a payment or a cancellation. */
export function advanceTime(
  state: StripeState,
  subscription: Subscription,
  seconds: number,
  now: number,
): void {
  moveBack(subscription, seconds);
  announce(state, { type: 'customer.subscription.updated', object: subscription }, now);
}

/** Pays the open invoice of a failed renewal; returns false if there is none. */
export function payOpenInvoice(
  state: StripeState,
  subscription: Subscription,
  now: number,
): boolean {
  const invoice = state.objects.invoice.get(subscription.latest_invoice ?? '');
  if (invoice?.status !== 'open') return false;
  settle(state, subscription, invoice, now);
  return true;
}

/** Ends the paid period without renewal: a canceled plan ends, and an unpaid one is given up. */
export function endPaidTime(state: StripeState, subscription: Subscription, now: number): void {
  const isUnpaid = subscription.status === 'past_due';
  if (!isUnpaid) moveBack(subscription, itemOf(subscription).current_period_end - now);
  cancelNow(state, subscription, isUnpaid ? 'payment_failed' : 'cancellation_requested', now);
}

/** Ends a subscription immediately, in the middle of its period. */
export function cancelNow(
  state: StripeState,
  subscription: Subscription,
  reason: 'payment_failed' | 'cancellation_requested',
  now: number,
): void {
  subscription.cancellation_details.reason = reason;
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  announce(state, { type: 'customer.subscription.deleted', object: subscription }, now);
}

/** Cancels at the end of the paid period, or undoes that. */
export function setCancelling(
  state: StripeState,
  subscription: Subscription,
  isCancelling: boolean,
  now: number,
): void {
  const { cancel_at_period_end, cancel_at, canceled_at } = subscription;
  subscription.cancel_at_period_end = isCancelling;
  subscription.cancel_at = isCancelling ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isCancelling ? now : null;
  subscription.cancellation_details.reason = isCancelling ? 'cancellation_requested' : null;
  const before = { cancel_at_period_end, cancel_at, canceled_at };
  announce(state, { type: 'customer.subscription.updated', object: subscription, before }, now);
}

/**
 * Changes the price: the period continues if its length is the same, otherwise a new one starts.
 */
export function changePrice(
  state: StripeState,
  subscription: Subscription,
  price: Price,
  now: number,
): void {
  const item = itemOf(subscription);
  const old = item.price;
  item.price = price;
  item.plan = planOf(price);
  if (old.recurring.interval !== price.recurring.interval) {
    subscription.billing_cycle_anchor = now;
    item.current_period_start = now;
    item.current_period_end = movePeriods(now, price, 1);
  }
  const amount = Math.max(0, price.unit_amount - old.unit_amount);
  const invoice = openInvoice(state, { subscription, reason: 'subscription_update', amount, now });
  settle(state, subscription, invoice, now);
}
