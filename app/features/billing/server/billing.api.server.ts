import { stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiError, databaseAwayError } from '#app/http/responses/error-responses.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import { answerWait, claimTry } from '#app/http/security/throttle.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import type { CheckoutOutcome } from './start-checkout.server.ts';

/**
 * Answers a signed-in user's request about their plan.
 * @param failure the message when Stripe is unavailable or refuses
 */
export function answerBilling(
  call: Call,
  failure: string,
  work: (viewer: Viewer) => Promise<Response>,
): Promise<Response> {
  const failed = (error: unknown) => {
    if (isDatabaseUnavailable(error)) return databaseAwayError();
    if (stripeFailureKind(error)) return apiError(502, 'stripe-failed', failure);
    return apiError(500, 'failed', failure);
  };
  return withViewer(call, work, { failed });
}

/** Counts a request for a Stripe page, and refuses it if there were too many. */
export async function refusePages(call: Call, { user }: Viewer): Promise<Response | null> {
  const wait = await claimTry(call.context, [{ limit: 'billingPagePerUser', account: user.id }]);
  return wait && answerWait(call, wait, 'too-many-requests');
}

/** The answer while no plans are sold. */
export function notSold(): Response {
  return apiError(404, 'not-sold', billingTexts.notSold);
}

type PageRefusal =
  | Exclude<CheckoutOutcome['outcome'], 'made' | 'account-closed'>
  | 'no-customer'
  | 'customer-gone';

/** The status for each reason why there is no page to pay or to manage a plan. */
const refusalStatuses: Record<PageRefusal, number> = {
  'unknown-price': 400,
  'already-subscribed': 409,
  'app-store-plan': 409,
  'other-plan-open': 409,
  'no-customer': 404,
  'customer-gone': 409,
};

/** The answer that there is no page to pay or to manage a plan. */
export function refusePage(why: PageRefusal): Response {
  const sentence =
    why === 'app-store-plan' ? billingTexts.appStore.plan : billingTexts.refusals[why];
  return apiError(refusalStatuses[why], why, sentence);
}
