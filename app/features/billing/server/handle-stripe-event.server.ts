import { stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import {
  type StripeClient,
  type StripeEvent,
  stripeEventTypes,
} from '#app/domain/billing/stripe-client.ts';
import type { Database } from '#db/client.server.ts';
import { findBillingOwner, setStripeCustomer } from '../queries/billing-rows.server.ts';
import { type RefreshOutcome, refreshStripe } from './refresh-subscription.server.ts';

/**
 * The result of an event. Besides the results of a refresh: `unconcerned`, an event that says nothing about a plan;
 * `no-user`, a customer of none of our users; `unknown-customer`, a customer that no longer exists at Stripe;
 * `closed-account`, a user whose account is closed and for whom everything at Stripe was ended.
 */
export type EventOutcome =
  | RefreshOutcome
  | 'unconcerned'
  | 'no-user'
  | 'unknown-customer'
  | 'closed-account';

export type HandledEvent = { outcome: EventOutcome; userId: string | null };

/**
 * Handles a verified event: finds the user and asks Stripe for the current state. If no row has the customer yet, the
 * event is matched by the user id that we gave Stripe.
 * @param now milliseconds since the epoch
 * @throws if Stripe or the database is unavailable: the event can be sent again
 */
export async function handleStripeEvent(
  db: Database,
  stripe: Pick<StripeClient, 'fetchSnapshot' | 'endPlans'>,
  event: StripeEvent,
  now: number,
): Promise<HandledEvent> {
  if (!stripeEventTypes.has(event.type)) return { outcome: 'unconcerned', userId: null };
  const { customerId } = event;
  const owner = customerId && (await findBillingOwner(db, { customerId, userId: event.userId }));
  if (!owner) return { outcome: 'no-user', userId: null };
  const { userId } = owner;
  const isTheirs =
    owner.stripeCustomerId === null
      ? await setStripeCustomer(db, { userId, customerId })
      : owner.stripeCustomerId === customerId;
  if (!isTheirs) return { outcome: 'no-user', userId: null };
  if (owner.isClosed) {
    await stripe.endPlans({ customerId });
    return { outcome: 'closed-account', userId: null };
  }
  try {
    const source = { source: 'stripe', id: event.id } as const;
    return { outcome: await refreshStripe(db, stripe, { userId, event: source, now }), userId };
  } catch (error) {
    if (stripeFailureKind(error) === 'no-such') return { outcome: 'unknown-customer', userId };
    throw error;
  }
}
