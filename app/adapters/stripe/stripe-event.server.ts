import * as z from 'zod';
import type { StripeEvent } from '#app/domain/billing/stripe-client.ts';

/** How far the time in a signature may be from ours, either way: Stripe's library looks at the past alone. */
export const signatureToleranceSeconds = 300;

/**
 * The time that a `Stripe-Signature` header states, in seconds since the epoch. Stripe's library takes the last of
 * several times and the digits before a letter; here one plain number counts, so that both always mean the same.
 * @returns null for anything else
 */
export function parseSignedSeconds(header: string): number | null {
  const times = header.split(',').filter((part) => /^\s*t\s*=/.test(part));
  const match = times.length === 1 ? /^t=(\d{1,12})$/.exec(times[0] ?? '') : null;
  return match ? Number(match[1]) : null;
}

/** Whether a signature's time is near ours (ms); the library lets the future pass. */
export function isTimely(signatureHeader: string, nowMs: number): boolean {
  const signed = parseSignedSeconds(signatureHeader);
  return signed !== null && Math.abs(nowMs / 1000 - signed) <= signatureToleranceSeconds;
}

/** An id of Stripe's or one that we gave it: none is longer (docs.stripe.com/upgrades). */
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

const eventShape = z.lazy(() =>
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
 * Reads what a verified event is about. An invoice carries the subscription's metadata in its `parent`.
 * @returns `ignored` for one of the other mode, null for what is no event
 */
export function parseEventBody(body: unknown, isLive: boolean): StripeEvent | 'ignored' | null {
  const parsed = eventShape.safeParse(body);
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
