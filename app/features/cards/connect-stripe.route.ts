import * as z from 'zod';
import { countryCodes } from '#app/domain/country/country.ts';
import { pathsOf } from '#app/domain/navigation/page-paths.ts';
import { describeConnectFailure } from '#app/features/cards/server/connect-account.api.server.ts';
import { connectAccount } from '#app/features/cards/server/connect-account.server.ts';
import { gettingPaidTexts } from '#app/features/cards/texts.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer, apiError, signInNeeded } from '#app/http/responses/error-responses.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';
import { answerWait, claimTry } from '#app/http/security/throttle.server.ts';

const orderSchema = z.lazy(() =>
  z.object({ country: z.enum(countryCodes), platform: z.enum(['web', 'native']) }),
);

/**
 * Handles `POST /api/connect-stripe`: `{ country, platform }` of the settings page returns the `{ url }` of Stripe's
 * form for the seller's own account, or `{ url: null }` if it already accepts cards.
 */
export async function action(call: Call): Promise<Response> {
  const { request, context } = call;
  const posted = orderSchema.safeParse(await parseOwnersJson(request, context));
  return withViewer(
    call,
    async ({ user, settings }) => {
      if (!posted.success) return badRequestResponse();
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
    { failed: describeConnectFailure },
  );
}
