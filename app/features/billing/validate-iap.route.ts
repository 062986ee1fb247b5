import * as z from 'zod';
import { sendSecondPlanEmails } from '#app/features/billing/server/second-plan-emails.server.ts';
import { validatePurchase } from '#app/features/billing/server/validate-purchase.server.ts';
import { billingTexts, purchaseTexts } from '#app/features/billing/texts.ts';

import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import {
  apiAnswer,
  apiError,
  databaseAwayError,
} from '#app/http/responses/error-responses.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import { answerWait, claimTry } from '#app/http/security/throttle.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';

const purchaseSchema = z.lazy(() =>
  z.object({
    transactionId: z.string().regex(/^\d{1,32}$/),
    productId: z.string().min(1).max(200),
    platform: z.literal('ios'),
  }),
);

/**
 * Handles `POST /api/validate-iap`: grants a new or restored App Store purchase to the signed-in user, or returns a
 * message why not.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const { notSignedIn, notValidated: failed } = purchaseTexts.messages;
  const { appStore, db, stripe, now, reportError } = context;
  const posted = purchaseSchema.safeParse(await parseOwnersJson(request, context));
  const answer = async (userId: string) => {
    if (!posted.success) return apiError(400, 'bad-request', failed);
    if (!appStore) return apiError(503, 'not-configured', failed);
    const { transactionId, productId } = posted.data;
    const wait = await claimTry(context, [{ limit: 'purchasePerUser', account: userId }]);
    if (wait) return answerWait({ request, context }, wait, 'too-many-requests');
    const claim = { userId, transactionId, productId, now, reportError };
    const done = await validatePurchase(db, { appStore, stripe }, claim);
    if (done.outcome === 'elsewhere') {
      context.publishToUser(userId, 'plan');
      context.waitUntil(sendSecondPlanEmails(context, userId));
      return apiError(409, 'web-plan', billingTexts.appStore.webPlan);
    }
    if (done.outcome === 'refused') return apiError(422, done.reason, failed);
    if (done.isNew) context.publishToUser(userId, 'plan');
    return apiAnswer({ success: true });
  };
  return withViewer({ request, context }, ({ user }) => answer(user.id), {
    signIn: notSignedIn,
    failed: (error) =>
      isDatabaseUnavailable(error)
        ? databaseAwayError(failed)
        : apiError(502, 'app-store-away', failed),
  });
}
