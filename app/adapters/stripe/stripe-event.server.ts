import * as z from 'zod';
import { findProduct, type StripeCatalog } from '#app/domain/billing/plan-ids.ts';
import type { StripeEvent } from '#app/domain/billing/stripe-client.ts';
import { type ListedSubscription, stripeStatuses } from '#app/domain/billing/subscription.ts';

/** Receives an error about a value from Stripe that this version doesn't know. */
export type ReportUnknown = (error: Error) => void;

/** Ignores unknown values. */
export const ignoreUnknown: ReportUnknown = () => undefined;

/**
 * Parses an enum that Stripe may extend at any time, as `OtherString` in the library's types announces. Unknown values
 * are reported instead of failing, so that a new status doesn't make the full object unreadable.
 * @param value.of what it describes, for the log
 */
export function parseOpenEnum<const Value extends string>(
  known: readonly Value[],
  value: { of: string; text: string | null | undefined },
  reportUnknown: ReportUnknown,
): Value | 'unknown' {
  const found = known.find((each) => each === value.text);
  if (found !== undefined) return found;
  const isPlain = typeof value.text === 'string' && /^[\w.-]{1,100}$/.test(value.text);
  reportUnknown(new Error(`Stripe sent an unknown ${value.of}: ${isPlain ? value.text : 'none'}`));
  return 'unknown';
}

/**
 * Maximum difference between a signature's time and ours, in both directions; Stripe's library only checks the past.
 */
export const signatureToleranceSeconds = 300;

/**
 * Parses the time in a `Stripe-Signature` header, in seconds since the epoch. Stripe's library accepts the last of
 * several times and digits followed by letters; here only a single plain number is valid, so that both always agree.
 * @returns null for anything else
 */
function parseSignedSeconds(header: string): number | null {
  const times = header.split(',').filter((part) => /^\s*t\s*=/.test(part));
  const match = times.length === 1 ? /^t=(\d{1,12})$/.exec(times[0] ?? '') : null;
  return match ? Number(match[1]) : null;
}

/** Whether a signature's time is close to ours (ms); the library accepts the future. */
export function isTimely(signatureHeader: string, nowMs: number): boolean {
  const signed = parseSignedSeconds(signatureHeader);
  return signed !== null && Math.abs(nowMs / 1000 - signed) <= signatureToleranceSeconds;
}

/** An id from Stripe, or one that we gave it. No id is longer than this (docs.stripe.com/upgrades). */
export const stripeId = z.lazy(() => z.string().min(1).max(255));

const reference = z.lazy(() =>
  z.union([
    stripeId.unwrap().transform((id) => id as string | null),
    z.object({ id: stripeId }).transform(({ id }) => id as string | null),
    z.null(),
  ]),
);
const metadata = z.lazy(() =>
  z.object({ user_id: stripeId.optional().catch(undefined) }).nullish(),
);

const eventSchema = z.lazy(() =>
  z.object({
    id: stripeId,
    type: z.string().max(255),
    livemode: z.boolean(),
    data: z.object({
      object: z.object({
        customer: reference.optional().catch(null),
        client_reference_id: stripeId.nullish().catch(null),
        metadata: metadata.catch(null),
        parent: z
          .object({ subscription_details: z.object({ metadata }).nullish() })
          .nullish()
          .catch(null),
      }),
    }),
  }),
);

/**
 * Parses the subject of a verified event. An invoice has the subscription's metadata in its `parent`.
 * @returns `ignored` for an event of the other mode, null when it isn't an event
 */
export function parseEventBody(body: unknown, isLive: boolean): StripeEvent | 'ignored' | null {
  const parsed = eventSchema.safeParse(body);
  if (!parsed.success) return null;
  if (parsed.data.livemode !== isLive) return 'ignored';
  const { id, type, data } = parsed.data;
  const { object } = data;
  const userId =
    object.client_reference_id ??
    object.metadata?.user_id ??
    object.parent?.subscription_details?.metadata?.user_id;
  return { id, type, customerId: object.customer ?? null, userId: userId ?? null };
}

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
