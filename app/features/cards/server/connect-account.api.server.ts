import { stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import { parseCardAccount } from '#app/domain/cards/card-account.ts';
import { listMismatches } from '#app/features/cards/queries/checkout-attempts.server.ts';
import { getConnectedAccount } from '#app/features/cards/queries/connected-accounts.server.ts';
import { gettingPaidTexts } from '#app/features/cards/texts.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { apiError, databaseAwayError } from '#app/http/responses/error-responses.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { refreshAccount } from './connect-account.server.ts';

/**
 * Describes a seller's Stripe account and the payments that were not recorded; null if nobody can be paid by card. On
 * return from Stripe's form (`?stripe=back`), Stripe is asked first. Costs no round trip for sellers who never
 * connected an account.
 */
export async function describeCards(
  request: Request,
  context: RequestContext,
  { user, settings }: Viewer,
) {
  const { db, connect, now, reportError } = context;
  if (!connect) return null;
  if (!settings.cardAccount) return { account: null, mismatches: [] };
  const isBack = new URL(request.url).searchParams.get('stripe') === 'back';
  const held = isBack ? await getConnectedAccount(db, user.id) : null;
  if (held) await refreshAccount(db, connect, held.accountId, now).catch(reportError);
  const [fresh, mismatches] = await Promise.all([
    held && getConnectedAccount(db, user.id),
    listMismatches(db, user.id),
  ]);
  const account = fresh
    ? parseCardAccount({
        ...fresh,
        wants: JSON.parse(fresh.wants),
        isStopped: fresh.stoppedAt !== null,
      })
    : settings.cardAccount;
  return { account, mismatches };
}

/** Returns the answer to a request to connect or disconnect Stripe that failed. */
export function describeConnectFailure(error: unknown): Response {
  if (isDatabaseUnavailable(error)) return databaseAwayError();
  const isStripes = stripeFailureKind(error) !== null;
  return apiError(isStripes ? 502 : 500, 'stripe-failed', gettingPaidTexts.failed);
}
