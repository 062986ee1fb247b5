import * as z from 'zod';
import { stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { pathsOf } from '#app/domain/navigation/page-paths.ts';
import { gettingPaidTexts } from '#app/features/cards/texts.ts';
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
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { connectAccount, disconnectAccount } from './connect-account.server.ts';

const orderShape = z.lazy(() =>
  z.object({ country: z.enum(countryCodes), platform: z.enum(['web', 'native']) }),
);

/**
 * Handles `POST /api/connect-stripe`: `{ country, platform }` of the settings page returns the `{ url }` of Stripe's
 * form for the seller's own account, or `{ url: null }` if it already accepts cards.
 */
export async function answerConnectStripe(call: Call): Promise<Response> {
  const { request, context } = call;
  const posted = orderShape.safeParse(await parseOwnersJson(request, context));
  return withViewer(
    call,
    async ({ user, settings }) => {
      if (!posted.success) return notUnderstood();
      const { db, connect, config, now } = context;
      if (!connect) return apiError(404, 'not-offered', gettingPaidTexts.notOffered);
      const wait = await claimTry(context, [{ limit: 'billingPagePerUser', account: user.id }]);
      if (wait) return answerWait(call, wait, 'too-many-requests');
      const { country, platform } = posted.data;
      const page = `${config.publicOrigin}${pathsOf(platform, country).settings}`;
      const made = await connectAccount(db, connect, {
        userId: user.id,
        email: user.email,
        businessName: settings.businessName,
        country: settings.country,
        now,
        returnUrl: `${page}?stripe=back`,
        refreshUrl: `${page}?stripe=again`,
      });
      if (made.outcome === 'account-closed') return signInNeeded();
      context.publishToUser(user.id, 'settings');
      return apiAnswer({ url: made.outcome === 'form' ? made.url : null });
    },
    { failed },
  );
}

/** Handles `POST /api/disconnect-stripe`: clients can no longer pay by card. The body is ignored. */
export async function answerDisconnectStripe(call: Call): Promise<Response> {
  const { request, context } = call;
  await readOwnersText(request, context);
  return withViewer(
    call,
    async ({ user }) => {
      const { db, connect, now, reportError } = context;
      await disconnectAccount(db, connect, { userId: user.id, now, reportError });
      context.publishToUser(user.id, 'settings');
      return apiAnswer({ url: null });
    },
    { failed },
  );
}

function failed(error: unknown): Response {
  if (isDatabaseUnavailable(error)) return databaseAwayError();
  const isStripes = stripeFailureKind(error) !== null;
  return apiError(isStripes ? 502 : 500, 'stripe-failed', gettingPaidTexts.failed);
}
