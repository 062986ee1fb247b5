import * as z from 'zod';
import { expand, flag, metadata, stretch } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList } from './lists.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { badRequest, noSuch } from './refusal.ts';
import { findObject } from './stripe-state.ts';
import { cancelNow, changePrice, setCancelling } from './subscription-life.ts';
import { itemOf } from './subscriptions.ts';

export const retrieveSubscription = endpoint(z.strictObject({ expand }), ({ state, id }) =>
  findObject(state, 'subscription', id),
);

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
];

export const listSubscriptions = endpoint(
  z.strictObject({
    ...stretch,
    customer: z.string().optional(),
    price: z.string().optional(),
    status: z.enum(statuses).optional(),
  }),
  ({ state, params }) => {
    const { customer, price, status } = params;
    if (customer) findObject(state, 'customer', customer, 'customer');
    const found = [...state.objects.subscription.values()].filter(
      (each) =>
        (!customer || each.customer === customer) &&
        (!price || itemOf(each).price.id === price) &&
        isWanted(each.status, status),
    );
    return answerList('/v1/subscriptions', found, params);
  },
);

/** Without a status, all but the canceled ones are listed. */
function isWanted(status: string, wanted: string | undefined): boolean {
  const hasEnded = status === 'canceled' || status === 'incomplete_expired';
  if (wanted === undefined) return status !== 'canceled';
  return wanted === 'all' || (wanted === 'ended' ? hasEnded : wanted === status);
}

export const updateSubscription = endpoint(
  z.strictObject({
    cancel_at_period_end: flag.optional(),
    items: z
      .array(z.strictObject({ id: z.string(), price: z.string() }))
      .max(1)
      .optional(),
    proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
    metadata: metadata.optional(),
    expand,
  }),
  ({ state, params, id, now }) => {
    const subscription = findObject(state, 'subscription', id);
    const { items, cancel_at_period_end: isCancelling } = params;
    if (subscription.ended_at !== null && (items || isCancelling !== undefined)) {
      throw badRequest(
        'A canceled subscription can only update its cancellation_details and metadata.',
      );
    }
    const [item] = items ?? [];
    if (item && item.id !== itemOf(subscription).id) {
      throw noSuch('subscription_item', item.id, 'items[0][id]');
    }
    const price = item && findObject(state, 'price', item.price, 'items[0][price]');
    subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
    if (price) changePrice(state, subscription, price, now);
    if (isCancelling !== undefined) setCancelling(state, subscription, isCancelling, now);
    return subscription;
  },
);

export const cancelSubscription = endpoint(
  z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional(), expand }),
  ({ state, id, now }) => {
    const subscription = findObject(state, 'subscription', id);
    if (subscription.ended_at !== null) throw noSuch('subscription', id);
    cancelNow(state, subscription, 'cancellation_requested', now);
    return subscription;
  },
);
