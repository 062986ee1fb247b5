import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { Database } from '#db/client.server.ts';
import type { SubscriptionChange } from '../queries/apply-subscription.server.ts';
import { findBillingOwner } from '../queries/billing-rows.server.ts';
import { type ApplyOutcome, applySubscription } from './apply-subscription.server.ts';

/** What the App Store reported about one of a user's purchases. */
export type AppStoreChange = Extract<SubscriptionChange, { source: 'app_store' }>;

/** Closes checkout pages; null if nothing is sold through Stripe. */
export type CheckoutCloser = Pick<StripeClient, 'closeCheckouts'> | null;

/**
 * Applies what the App Store reported, then closes the checkout pages where the user could still pay for a second plan
 * at Stripe. Runs even if the report is not new, since Stripe may have been unavailable before.
 * @param onClosingFailed gets the reason why a page stays open; without it the error is thrown
 * @throws if the database is unavailable, or if Stripe is and there is no `onClosingFailed`
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
