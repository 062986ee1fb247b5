import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { Database } from '#db/client.server.ts';
import type { ProviderEvent } from '../queries/apply-subscription.server.ts';
import { takeBillingSequence } from '../queries/billing-rows.server.ts';
import { type ApplyOutcome, applySubscription } from './apply-subscription.server.ts';

/** `no-customer`: the user has none. `recent`: skipped, because a provider was just asked. */
export type RefreshOutcome = ApplyOutcome | 'no-customer' | 'recent';

/**
 * Asks Stripe what a user has bought and applies the response: for webhooks, checks, returns from the portal and the
 * nightly job. The sequence number is taken before the request, so that of concurrent requests the newest one's
 * response wins.
 * @param refresh.event the event that caused it; an event that was already handled is skipped
 * @param refresh.notWithinMs skip if a provider was asked about the user less than this many ms ago
 * @param refresh.now milliseconds since the epoch
 * @throws if Stripe or the database is unavailable, or Stripe doesn't know the customer: the row doesn't change
 */
export async function refreshStripe(
  db: Database,
  stripe: Pick<StripeClient, 'fetchSnapshot'>,
  refresh: { userId: string; event?: ProviderEvent | null; notWithinMs?: number; now: number },
): Promise<RefreshOutcome> {
  const { userId, event = null, notWithinMs = 0, now } = refresh;
  const notSince = notWithinMs > 0 ? now - notWithinMs : Number.MAX_SAFE_INTEGER;
  const line = await takeBillingSequence(db, userId, { event, notSince, now });
  if (!line.hasCustomer) return 'no-customer';
  if (line.isKnownEvent) return 'duplicate';
  if (line.taken === null) return 'recent';
  const { sequence, customerId } = line.taken;
  const snapshot = await stripe.fetchSnapshot({ customerId });
  return applySubscription(db, {
    userId,
    source: 'stripe',
    snapshot,
    order: { sequence },
    event,
    now,
  });
}
