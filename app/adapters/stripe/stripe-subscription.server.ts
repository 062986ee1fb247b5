import * as z from 'zod';
import { findProduct, type StripeCatalog } from '#app/domain/billing/plan-ids.ts';
import { type ListedSubscription, stripeStatuses } from '#app/domain/billing/subscription.ts';
import { ignoreUnknown, parseOpenEnum, stripeId } from './stripe-event.server.ts';

const seconds = z.lazy(() => z.number().int().nonnegative());
const subscriptionSchema = z.lazy(() =>
  z.object({
    id: stripeId,
    status: z.string(),
    start_date: seconds,
    cancel_at: seconds.nullable(),
    cancel_at_period_end: z.boolean(),
    ended_at: seconds.nullable(),
    items: z.object({
      data: z.array(
        z.object({
          current_period_start: seconds,
          current_period_end: seconds,
          price: z.object({
            product: stripeId,
            recurring: z.object({ interval: z.string() }).nullable(),
          }),
        }),
      ),
    }),
  }),
);

/**
 * Parses one subscription of Stripe's list; none when it is for something else sold by the same Stripe account.
 * @throws when it isn't a subscription
 */
export function parseSubscription(
  subscription: unknown,
  catalog: StripeCatalog,
  reportUnknown = ignoreUnknown,
): ListedSubscription[] {
  const read = subscriptionSchema.parse(subscription);
  for (const { price, ...period } of read.items.data) {
    // By product, not by price: users may still pay a price that is no longer sold.
    const sold = findProduct(catalog, price.product);
    if (!sold) continue;
    const status = { of: 'subscription status', text: read.status };
    const interval = { of: 'price interval', text: price.recurring?.interval };
    return [
      {
        id: read.id,
        status: parseOpenEnum(stripeStatuses, status, reportUnknown),
        productId: sold.productId,
        plan: sold.plan,
        interval:
          parseOpenEnum(['month', 'year'], interval, reportUnknown) === 'year'
            ? 'yearly'
            : 'monthly',
        startMs: read.start_date * 1000,
        periodStartMs: period.current_period_start * 1000,
        periodEndMs: period.current_period_end * 1000,
        cancelAtMs: read.cancel_at === null ? null : read.cancel_at * 1000,
        cancelsAtPeriodEnd: read.cancel_at_period_end,
        endedMs: read.ended_at === null ? null : read.ended_at * 1000,
        unpaidSinceMs: null,
      },
    ];
  }
  return [];
}

/** Statuses of a Stripe invoice (https://docs.stripe.com/api/invoices/object, `status`). */
const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

const invoicesSchema = z.lazy(() =>
  z.array(z.object({ status: z.string().nullable(), created: seconds })),
);

/**
 * Returns when the oldest unpaid invoice of a subscription was created, milliseconds; null when there is none. Invoices
 * before the newest payment don't count, because that payment made the plan current again.
 */
export function parseUnpaidSince(invoices: unknown, reportUnknown = ignoreUnknown): number | null {
  const listed = invoicesSchema.parse(invoices).map(({ status, created }) => ({
    status: parseOpenEnum(invoiceStatuses, { of: 'invoice status', text: status }, reportUnknown),
    created,
  }));
  const paid = listed.filter(({ status }) => status === 'paid').map(({ created }) => created);
  const lastPaid = Math.max(0, ...paid);
  const owed = listed
    .filter(({ status }) => status === 'open' || status === 'uncollectible')
    .filter(({ created }) => created >= lastPaid)
    .map(({ created }) => created * 1000);
  return owed.length > 0 ? Math.min(...owed) : null;
}
