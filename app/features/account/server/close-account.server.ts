import { stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/retry-if-response-lost.server.ts';
import { closeUser, getStripeCustomer } from '../queries/close-account.server.ts';

/** `plan-stands`: Stripe could not be made to cancel, so nothing was closed. `session-over`: the user who asks is signed out. */
export type ClosingOutcome = 'closed' | 'plan-stands' | 'session-over';

/**
 * Closes an account at once. What its owner pays at Stripe is cancelled first: a closed account that goes on being charged
 * for would have no owner who could cancel it.
 * @param closing.sessionId the session that asks
 * @param closing.reportError hears why Stripe did not cancel
 * What cannot be ended after it was closed is ended by the hourly job (`endPlansOfClosed`).
 * @throws when the database cannot be asked: then the plan may be cancelled and the account open, and trying again will do
 */
export async function closeAccount(
  db: Database,
  stripe: Pick<StripeClient, 'endPlans'> | null,
  closing: {
    settings: UserSettings;
    sessionId: string;
    now: number;
    reportError: (error: unknown) => void;
  },
): Promise<ClosingOutcome> {
  const { settings, sessionId, now, reportError } = closing;
  const { userId } = settings;
  const customerId = await getStripeCustomer(db, userId);
  if (customerId && stripe) {
    try {
      await stripe.endPlans({ customerId });
    } catch (error) {
      if (!stripeFailureKind(error)) throw error;
      reportError(error);
      return 'plan-stands';
    }
  } else if (customerId && isHeldAtStripe(settings, now)) return 'plan-stands';
  const isClosed = await retryIfResponseLost(() => closeUser(db, { userId, sessionId, now }));
  if (!isClosed) return 'session-over';
  // A page to pay at may have been made in between, even for the first customer.
  if (stripe) await endWhatIsLeft(db, stripe, userId).catch(reportError);
  return 'closed';
}

/** Ends what a closed account could still pay. */
async function endWhatIsLeft(
  db: Database,
  stripe: Pick<StripeClient, 'endPlans'>,
  userId: string,
): Promise<void> {
  const customerId = await getStripeCustomer(db, userId);
  if (customerId) await stripe.endPlans({ customerId });
}

function isHeldAtStripe(settings: UserSettings, now: number): boolean {
  const { subscriptionSource, subscriptionStatus } = settings;
  if (subscriptionSource !== 'stripe') return false;
  return subscriptionStatus === 'past_due' || isEntitled(planState(settings, now));
}
