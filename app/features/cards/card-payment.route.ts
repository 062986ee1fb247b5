import * as z from 'zod';
import { openPaymentPage } from '#app/features/cards/server/card-payment.api.server.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import {
  apiAnswer,
  apiError,
  databaseAwayError,
} from '#app/http/responses/error-responses.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';

const orderSchema = z.lazy(() =>
  z.object({ invoice: z.string().min(1).max(100), all: z.boolean().optional() }),
);

/**
 * Handles `POST /api/card-payment`: `{ invoice, all }`, with the invoice key from its page's address, returns the `{
 * url }` of a Stripe page to pay the next installment or the whole balance; `{ url: null }` while a payment is
 * processing. Anyone with the link may pay.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = orderSchema.safeParse(await parseJsonBody(request));
  if (!posted.success) return badRequestResponse();
  const { invoice: key, all: isForAll = false } = posted.data;
  const opened = await openPaymentPage({ key, isForAll }, context);
  if (!('message' in opened)) return apiAnswer(opened);
  if (opened.status === 503) return databaseAwayError();
  const code = opened.status === 409 ? 'not-payable' : 'stripe-failed';
  return apiError(opened.status, code, opened.message);
}
