import * as z from 'zod';
import { stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import { readJson } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { apiAnswer, apiError, databaseAwayError } from '#app/http/responses/api-error.server.ts';
import { notUnderstood } from '#app/http/security/gate.server.ts';
import { closeStaleAttempts } from '#app/services/cards/close-attempts.server.ts';
import { settleAttempt } from '#app/services/cards/settle-attempt.server.ts';
import { startCardPayment } from '#app/services/cards/start-card-payment.server.ts';
import { cardPaymentTexts } from '#app/texts/card-payment.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { readAttempt, readAttemptOfLink } from '#db/queries/cards/checkout-attempts.server.ts';
import { readPublicInvoice } from '#db/queries/invoices/invoice-rows.server.ts';

const orderShape = z.lazy(() =>
  z.object({ invoice: z.string().min(1).max(100), all: z.boolean().optional() }),
);

/**
 * Answers `POST /api/card-payment`: `{ invoice, all }`, what names it in its page's address, gives `{ url }` of a page of
 * Stripe's to pay what is due next, or all that is; `{ url: null }` while a payment is under way. Anyone with the link may pay.
 */
export async function answerCardPayment({ request, context }: Call): Promise<Response> {
  const posted = orderShape.safeParse(await readJson(request));
  if (!posted.success) return notUnderstood();
  const { db, connect, config, now } = context;
  const { invoice: key, all: isForAll = false } = posted.data;
  try {
    const invoice = connect && (await readPublicInvoice(db, key));
    if (!connect || !invoice) return refuse();
    const page = `${config.publicOrigin}/invoice/${encodeURIComponent(key)}`;
    const { invoiceId } = invoice;
    const made = await startCardPayment(db, connect, { invoiceId, isForAll, page, now });
    if (made.outcome === 'closed') return refuse();
    if (made.outcome === 'uncharged' || made.outcome === 'changing')
      return refuse(cardPaymentTexts[made.outcome]);
    return apiAnswer({ url: made.outcome === 'made' ? made.url : null });
  } catch (error) {
    context.reportError(error);
    if (isDatabaseUnavailable(error)) return databaseAwayError();
    const status = stripeFailureKind(error) ? 502 : 500;
    return apiError(status, 'stripe-failed', cardPaymentTexts.failed);
  }
}

function refuse(message: string = cardPaymentTexts.closed): Response {
  return apiError(409, 'not-payable', message);
}

/**
 * Books what a client who comes back from Stripe has paid, before the page is read; the delivery about it may come later. What
 * cannot be asked now waits for that.
 * @returns whether it does
 */
export async function settleReturn(
  request: Request,
  key: string,
  context: RequestContext,
): Promise<boolean> {
  const attemptId = new URL(request.url).searchParams.get('card');
  const { db, connect, now, publishToUser, reportError, waitUntil } = context;
  if (attemptId === null || !connect) return false;
  try {
    const attempt = await readAttemptOfLink(db, { id: attemptId, key });
    if (attempt?.state !== 'open') return false;
    const outcome = await settleAttempt(db, connect, attempt, now);
    if (outcome === 'booked') {
      const { userId, invoiceId } = attempt;
      publishToUser(userId, 'invoices');
      waitUntil(closeStaleAttempts(db, connect, { userId, invoiceId, now, reportError }));
    }
    // A delivery may have booked it meanwhile.
    return outcome === 'unchanged' && (await readAttempt(db, attempt.id))?.state === 'open';
  } catch (error) {
    if (!isDatabaseUnavailable(error)) reportError(error);
    return true;
  }
}
