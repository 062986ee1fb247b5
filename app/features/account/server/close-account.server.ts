import { stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/retry-if-response-lost.server.ts';
import { closeUser, getStripeCustomer } from '../queries/close-account.server.ts';

/**
 * `plan-stands`: Stripe couldn't cancel the plan, so nothing was closed. `session-over`: the requesting user is signed
 * out.
 */
export type ClosingOutcome = 'closed' | 'plan-stands' | 'session-over';

/**
 * Closes an account at once. Its plan at Stripe is canceled first, since nobody could cancel the plan of a closed
 * account. The hourly job (`endPlansOfClosed`) ends what couldn't be ended after closing.
 * @param closing.sessionId the requesting session
 * @param closing.reportError gets the reason why Stripe did not cancel
 * @throws if the database is unavailable: the plan may be canceled while the account is open, and a retry completes it
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
  // A checkout may have been created in between, even for a new customer.
  if (stripe) await endWhatIsLeft(db, stripe, userId).catch(reportError);
  return 'closed';
}

/** Cancels the plans and open checkouts that could still charge a closed account. */
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
