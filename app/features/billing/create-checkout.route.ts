import * as z from 'zod';
import {
  answerBilling,
  notSold,
  refusePage,
  refusePages,
} from '#app/features/billing/server/billing.api.server.ts';
import { startCheckout } from '#app/features/billing/server/start-checkout.server.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer, signInNeeded } from '#app/http/responses/error-responses.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';

const checkoutSchema = z.lazy(() =>
  z.object({ priceId: z.string().min(1).max(255), key: z.uuid() }),
);

/**
 * Handles `POST /api/create-checkout`: `{ priceId, key }` returns the `{ url }` of a checkout page. The key is created
 * for each click, so that a repeated request creates only one checkout.
 */
export async function action({ request, context }: Call) {
  const posted = checkoutSchema.safeParse(await parseOwnersJson(request, context));
  return answerBilling({ request, context }, billingTexts.checkout.failed, async (viewer) => {
    if (!posted.success) return badRequestResponse();
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
