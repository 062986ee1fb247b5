import { stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import { gettingPaidTexts } from '#app/features/cards/texts.ts';
import { apiError, databaseAwayError } from '#app/http/responses/error-responses.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';

/** Returns the answer to a request to connect or disconnect Stripe that failed. */
export function describeConnectFailure(error: unknown): Response {
  if (isDatabaseUnavailable(error)) return databaseAwayError();
  const isStripes = stripeFailureKind(error) !== null;
  return apiError(isStripes ? 502 : 500, 'stripe-failed', gettingPaidTexts.failed);
}
