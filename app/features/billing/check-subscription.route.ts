import { allowanceOf, freePlan } from '#app/domain/billing/allowance.ts';
import { answerBilling } from '#app/features/billing/server/billing.api.server.ts';
import { checkSubscription } from '#app/features/billing/server/refresh-subscription.server.ts';
import { sendSecondPlanEmails } from '#app/features/billing/server/second-plan-emails.server.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import { loadOwnersText } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer } from '#app/http/responses/error-responses.server.ts';

/**
 * Handles `POST /api/check-subscription`: returns the current plan after asking the providers. An unavailable provider
 * is only logged.
 */
export async function action({ request, context }: Call) {
  await loadOwnersText(request, context);
  return answerBilling({ request, context }, billingTexts.unreadable, async (viewer) => {
    const { db, now, reportError } = context;
    const check = { settings: viewer.settings, now, reportError };
    const { settings, isChanged } = await checkSubscription(db, context, check);
    if (isChanged) context.publishToUser(viewer.user.id, 'plan');
    if (settings.renewingPlans.length > 1) {
      context.waitUntil(sendSecondPlanEmails(context, viewer.user.id));
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
