import * as z from 'zod';
import { isCustomerGone, stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import { allowanceOf, freePlan, isEntitled, planState } from '#app/domain/billing/allowance.ts';
import { billingTexts } from '#app/features/billing/texts/billing.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import { parseOwnersJson, readOwnersText } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import {
  apiAnswer,
  apiError,
  databaseAwayError,
  signInNeeded,
} from '#app/http/responses/api-error.server.ts';
import { withViewer } from '#app/http/responses/with-viewer.server.ts';
import { notUnderstood } from '#app/http/security/request-filter.server.ts';
import { answerWait, claimTry } from '#app/http/security/throttle.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { findBillingOwner, unlinkCustomer } from '../queries/billing-rows.server.ts';
import { checkSubscription } from './check-subscription.server.ts';
import { mailWhoPaysTwice } from './second-plan-mails.server.ts';
import { type CheckoutOutcome, startCheckout } from './start-checkout.server.ts';

const checkoutShape = z.lazy(() =>
  z.object({ priceId: z.string().min(1).max(255), key: z.uuid() }),
);

/**
 * Answers `POST /api/create-checkout`: `{ priceId, key }` gives `{ url }` of a page to pay at.
 * The key, made for each press, makes a press that is sent twice one checkout.
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
 * Answers `POST /api/customer-portal`: `{ url }` of the page where a plan bought on the web is managed, also while one of
 * the App Store runs beside it. A body is not wanted, and too large a one refused like everywhere.
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
 * Answers `POST /api/check-subscription`: the plan as it stands, after the providers were asked. A provider that is away is
 * only logged.
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

/** The plan as the API answers it; -1 is unlimited, the end an ISO 8601 instant. */
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

/** @param failure said when Stripe is away or refuses */
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

/** Counts a page of Stripe's, and refuses it where there were too many. */
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

/** Why there is no page to pay at or to manage a plan on. */
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
