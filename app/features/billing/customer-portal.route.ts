import { isCustomerGone } from '#app/adapters/stripe/open-stripe.server.ts';
import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import {
  findBillingOwner,
  unlinkCustomer,
} from '#app/features/billing/queries/billing-rows.server.ts';
import {
  answerBilling,
  notSold,
  refusePage,
  refusePages,
} from '#app/features/billing/server/billing.api.server.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { loadOwnersText } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer } from '#app/http/responses/error-responses.server.ts';

/**
 * Handles `POST /api/customer-portal`: returns the `{ url }` of the page where a plan bought on the web is managed,
 * even while an App Store plan runs beside it. The body is ignored, but one that is too large is refused.
 */
export async function action({ request, context }: Call) {
  await loadOwnersText(request, context);
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
