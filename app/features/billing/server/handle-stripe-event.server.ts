import { stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import type { StripeClient, StripeEvent } from '#app/domain/billing/stripe-client.ts';
import { stripeEventTypes } from '#app/domain/billing/stripe-event-types.ts';
import type { Database } from '#db/client.server.ts';
import { findBillingOwner, setStripeCustomer } from '../queries/billing-rows.server.ts';
import { type RefreshOutcome, refreshStripe } from './refresh-stripe.server.ts';

/**
 * What became of an event. Besides what a refresh may come to: `unconcerned`, of a kind that says nothing about a plan;
 * `no-user`, about a customer of none of our users; `unknown-customer`, about one whom Stripe itself does not know any more;
 * `closed-account`, about one who has left, for whom everything at Stripe was ended.
 */
export type EventOutcome =
  | RefreshOutcome
  | 'unconcerned'
  | 'no-user'
  | 'unknown-customer'
  | 'closed-account';

export type HandledEvent = { outcome: EventOutcome; userId: string | null };

/**
 * Works on one verified event: finds out whose it is and asks Stripe what holds now. An event that comes before the row
 * knows its customer is matched by the user id that we gave Stripe.
 * @param now milliseconds since the epoch
 * @throws when Stripe or the database cannot be asked: sent again, the event will do
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
