import * as z from 'zod';
import { isCustomerGone, stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import { allowanceOf, freePlan, isEntitled, planState } from '#app/domain/billing/allowance.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import { parseOwnersJson, readOwnersText } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import {
  apiAnswer,
  apiError,
  databaseAwayError,
  signInNeeded,
} from '#app/http/responses/api-error.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import { notUnderstood } from '#app/http/security/request-filter.server.ts';
import { answerWait, claimTry } from '#app/http/security/throttle.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { findBillingOwner, unlinkCustomer } from '../queries/billing-rows.server.ts';
import { checkSubscription } from './refresh-subscription.server.ts';
import { mailWhoPaysTwice } from './second-plan-mails.server.ts';
import { type CheckoutOutcome, startCheckout } from './start-checkout.server.ts';

const checkoutShape = z.lazy(() =>
  z.object({ priceId: z.string().min(1).max(255), key: z.uuid() }),
);

/**
 * Handles `POST /api/create-checkout`: `{ priceId, key }` returns the `{ url }` of a checkout page. The key is created
 * for each click, so that a repeated request creates only one checkout.
 */
export async function answerCreateCheckout({ request, context }: Call) {
  const posted = checkoutShape.safeParse(await parseOwnersJson(request, context));
  return answerBilling({ request, context }, billingTexts.checkout.failed, async (viewer) => {
    if (!posted.success) return notUnderstood();
    const { db, config, stripe, now } = context;
    if (!stripe || !config.stripe) return notSold();
    const refusal = await refusePages({ request, context }, viewer);
    if (refusal) return refusal;
    const { settings, user } = viewer;
    const order = {
      settings,
      email: user.email,
      ...posted.data,
      origin: config.publicOrigin,
      now,
    };
    const made = await startCheckout(db, { stripe, catalog: config.stripe.catalog }, order);
    if (made.outcome === 'made') return apiAnswer({ url: made.url });
    if (made.outcome === 'account-closed') return signInNeeded();
    if ('changed' in made && made.changed) context.publishToUser(user.id, 'plan');
    return refusePage(made.outcome);
  });
}

/**
 * Handles `POST /api/customer-portal`: returns the `{ url }` of the page where a plan bought on the web is managed,
 * even while an App Store plan runs beside it. The body is ignored, but one that is too large is refused.
 */
export async function answerCustomerPortal({ request, context }: Call) {
  await readOwnersText(request, context);
  return answerBilling(
    { request, context },
    billingTexts.portal.failedElsewhere,
    async (viewer) => {
      const { db, config, stripe, now } = context;
      if (!stripe) return notSold();
      const refusal = await refusePages({ request, context }, viewer);
      if (refusal) return refusal;
      const { settings } = viewer;
      const { userId, preferredCountry: country } = settings;
      const returnUrl = `${config.publicOrigin}/${country}/settings?portal=returned`;
      const customerId = (await findBillingOwner(db, { userId }))?.stripeCustomerId;
      if (!customerId) {
        const isHeld = isEntitled(planState(settings, now));
        const isApples = isHeld && settings.subscriptionSource === 'app_store';
        return refusePage(isApples ? 'app-store-plan' : 'no-customer');
      }
      try {
        return apiAnswer({ url: await stripe.createPortal({ customerId, returnUrl, country }) });
      } catch (error) {
        if (!isCustomerGone(error)) throw error;
        await unlinkCustomer(db, { userId, customerId, now });
        context.publishToUser(userId, 'plan');
        return refusePage('customer-gone');
      }
    },
  );
}

/**
 * Handles `POST /api/check-subscription`: returns the current plan after asking the providers. An unavailable provider
 * is only logged.
 */
export async function answerCheckSubscription({ request, context }: Call) {
  await readOwnersText(request, context);
  return answerBilling({ request, context }, billingTexts.unreadable, async (viewer) => {
    const { db, now, reportError } = context;
    const check = { settings: viewer.settings, now, reportError };
    const { settings, isChanged } = await checkSubscription(db, context, check);
    if (isChanged) context.publishToUser(viewer.user.id, 'plan');
    if (settings.renewingPlans.length > 1) {
      context.waitUntil(mailWhoPaysTwice(context, viewer.user.id));
    }
    return apiAnswer(describePlan(settings, now));
  });
}

/** The plan in the API's format; -1 means unlimited, the end is an ISO 8601 time. */
function describePlan(settings: UserSettings, now: number) {
  const { plan, limit } = allowanceOf(settings, now);
  const { subscriptionEndMs: endMs } = settings;
  return {
    plan: plan === freePlan ? 'free' : plan,
    interval: settings.subscriptionInterval,
    subscription_status: settings.subscriptionStatus,
    subscription_end: endMs === null ? null : new Date(endMs).toISOString(),
    total_invoices_created: settings.totalInvoicesCreated,
    invoice_limit: limit ?? -1,
  };
}

/** @param failure the message when Stripe is unavailable or refuses */
function answerBilling(
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
async function refusePages(call: Call, { user }: Viewer): Promise<Response | null> {
  const wait = await claimTry(call.context, [{ limit: 'billingPagePerUser', account: user.id }]);
  return wait && answerWait(call, wait, 'too-many-requests');
}

function notSold(): Response {
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

function refusePage(why: PageRefusal): Response {
  const sentence =
    why === 'app-store-plan' ? billingTexts.appStore.plan : billingTexts.refusals[why];
  return apiError(refusalStatuses[why], why, sentence);
}
