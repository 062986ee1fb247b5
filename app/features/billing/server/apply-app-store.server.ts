import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { Database } from '#db/client.server.ts';
import type { SubscriptionChange } from '../queries/apply-subscription.server.ts';
import { findBillingOwner } from '../queries/billing-rows.server.ts';
import { type ApplyOutcome, applySubscription } from './apply-subscription.server.ts';

/** What the App Store said of one of a user's purchases. */
export type AppStoreChange = Extract<SubscriptionChange, { source: 'app_store' }>;

/** Closes pages to pay at; null where nothing is sold at Stripe. */
export type CheckoutCloser = Pick<StripeClient, 'closeCheckouts'> | null;

/**
 * Applies what the App Store said, then closes the pages at which the user could still pay for a second plan at Stripe. Also
 * for a word that is no news: the last time Stripe may have been away.
 * @param onClosingFailed hears why a page stays open, in place of the caller
 * @throws when the database cannot be asked; when Stripe cannot, unless `onClosingFailed` hears it
 */
export async function applyAppStore(
  db: Database,
  stripe: CheckoutCloser,
  change: AppStoreChange,
  onClosingFailed?: (error: unknown) => void,
): Promise<ApplyOutcome> {
  const outcome = await applySubscription(db, change);
  const { snapshot, userId, now } = change;
  const standing = { subscriptionStatus: snapshot.status, subscriptionEndMs: snapshot.endMs };
  if (!stripe || outcome === 'superseded' || !isEntitled(planState(standing, now))) return outcome;
  // A Sandbox plan costs nothing, so its owner may still finish a checkout on the web.
  if (snapshot.isSandbox) return outcome;
  const customerId = (await findBillingOwner(db, { userId }))?.stripeCustomerId;
  if (!customerId) return outcome;
  try {
    await stripe.closeCheckouts({ customerId });
  } catch (error) {
    if (!onClosingFailed) throw error;
    onClosingFailed(error);
  }
  return outcome;
}
