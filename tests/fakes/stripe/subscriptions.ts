import type Stripe from 'stripe';
import { movePeriods } from './billing-periods.ts';
import { wholeList } from './lists.ts';
import type { Price } from './prices.ts';
import { newId } from './stripe-state.ts';
import type { Wire } from './wire.ts';

export type Subscription = ReturnType<typeof makeSubscription>;
export type SubscriptionItem = ReturnType<typeof makeItem>;

type Order = {
  /** Generated unless given. */
  id?: string;
  customerId: string;
  price: Price;
  metadata: Record<string, string>;
  now: number;
};

/** Creates a subscription whose first invoice isn't paid yet; its period starts now. */
export function makeSubscription({ id = newId('sub'), customerId, price, metadata, now }: Order) {
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false as boolean,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null as string | null,
    },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null as number | null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(`/v1/subscription_items?subscription=${id}`, [makeItem(id, price, now)]),
    latest_invoice: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete' as 'incomplete' | 'active' | 'past_due' | 'canceled',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  } satisfies Wire<Stripe.Subscription>;
}

function makeItem(subscriptionId: string, price: Price, now: number) {
  return {
    id: newId('si'),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created: now,
    current_period_end: movePeriods(now, price, 1),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription: subscriptionId,
    tax_rates: [],
  } satisfies Wire<Stripe.SubscriptionItem>;
}

/** A price as the legacy `plan` object that Stripe also returns. */
export function planOf(price: Price) {
  const { interval, interval_count, meter, trial_period_days, usage_type } = price.recurring;
  return {
    id: price.id,
    object: 'plan' as const,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days,
    usage_type,
  } satisfies Wire<Stripe.Plan>;
}

/** The only item of a subscription here. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}
