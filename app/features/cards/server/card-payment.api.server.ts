import { type ActionFunctionArgs, data } from '@remix-run/cloudflare';
import { stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import { cardPaymentTexts } from '#app/features/cards/texts.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/public.server.ts';
import { loadBodyText } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { getAttempt, getAttemptOfLink } from '../queries/checkout-attempts.server.ts';
import { closeStaleAttempts, settleAttempt } from './settle-attempts.server.ts';
import { startCardPayment } from './start-card-payment.server.ts';

/**
 * Handles the pay page's own form, sent by the browser before its scripts have loaded. Redirects to Stripe with a
 * `Refresh` header on the same page: browsers also apply the form policy to redirects, and sellers may have their own
 * domains for Stripe's pages.
 */
export async function answerCardForm({ request, params, context }: ActionFunctionArgs) {
  await loadBodyText(request);
  const isForAll = new URL(request.url).searchParams.has('all');
  const opened = await openPaymentPage({ key: params.id ?? '', isForAll }, context);
  if ('message' in opened) return data(opened, { status: opened.status });
  return data(opened, opened.url ? { headers: { Refresh: `0;url=${opened.url}` } } : {});
}

/** The URL of Stripe's page, null while a payment is processing; or why there is none. */
export async function openPaymentPage(
  { key, isForAll }: { key: string; isForAll: boolean },
  context: RequestContext,
): Promise<{ url: string | null } | { status: 409 | 500 | 502 | 503; message: string }> {
  const { db, connect, config, now } = context;
  const refusal = (message: string) => ({ status: 409 as const, message });
  try {
    const invoice = connect && (await getPublicInvoice(db, key));
    if (!connect || !invoice) return refusal(cardPaymentTexts.closed);
    const page = `${config.publicOrigin}/invoice/${encodeURIComponent(key)}`;
    const { invoiceId } = invoice;
    const made = await startCardPayment(db, connect, { invoiceId, isForAll, page, now });
    if (made.outcome === 'closed') return refusal(cardPaymentTexts.closed);
    if (made.outcome === 'uncharged' || made.outcome === 'changing')
      return refusal(cardPaymentTexts[made.outcome]);
    return { url: made.outcome === 'made' ? made.url : null };
  } catch (error) {
    context.reportError(error);
    if (isDatabaseUnavailable(error)) return { status: 503, message: cardPaymentTexts.failed };
    return { status: stripeFailureKind(error) ? 502 : 500, message: cardPaymentTexts.failed };
  }
}

/**
 * Records what a client returning from Stripe has paid before the page is read, since the webhook may arrive later.
 * @returns whether the payment is still to be confirmed by the webhook
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
    const attempt = await getAttemptOfLink(db, { id: attemptId, key });
    if (attempt?.state !== 'open') return false;
    const outcome = await settleAttempt(db, connect, attempt, now);
    if (outcome === 'booked') {
      const { userId, invoiceId } = attempt;
      publishToUser(userId, 'invoices');
      waitUntil(closeStaleAttempts(db, connect, { userId, invoiceId, now, reportError }));
    }
    // A webhook may have recorded it in between.
    return outcome === 'unchanged' && (await getAttempt(db, attempt.id))?.state === 'open';
  } catch (error) {
    if (!isDatabaseUnavailable(error)) reportError(error);
    return true;
  }
}
