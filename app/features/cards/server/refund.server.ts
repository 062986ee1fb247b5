import * as z from 'zod';
import { stripeFailureCode, stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import type { RefundState } from '#app/domain/cards/card-account.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { isAmount } from '#app/domain/payments/check-entry.ts';
import {
  dropRefund,
  getRefundState,
  insertRefund,
  type RefundOrder,
} from '#app/features/cards/queries/card-refunds.server.ts';
import { getAttempt } from '#app/features/cards/queries/checkout-attempts.server.ts';
import { refundTexts } from '#app/features/cards/texts.ts';
import type { Answer, PaymentRequest } from '#app/features/payments/public.server.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import type { Database } from '#db/client.server.ts';
import { settleAttempt } from './settle-attempts.server.ts';

/**
 * The result of a refund: its state, or why none was started and the amount that can be refunded now (minor units).
 * `unclear`: Stripe was unavailable; a retry with the same id makes one refund, and the hourly job finds out.
 */
type RefundOutcome =
  | { outcome: 'refunded'; state: RefundState }
  | { outcome: 'changed'; refundableMinor: number }
  /** This form has already requested this amount. */
  | { outcome: 'asked-otherwise'; storedMinor: number }
  | { outcome: 'refused'; code: string | null }
  | { outcome: 'unclear' | 'not-made' | 'disconnected' | 'unknown' };

/**
 * Refunds a card payment on the seller's account at Stripe. The refund is saved before Stripe is asked, and recorded
 * from the same Stripe data as everything else, whichever event arrives first.
 * @param order.reportError gets what Stripe refused, unless only the seller can change it
 * @throws if the database is unavailable: it can be retried
 */
async function refundPayment(
  db: Database,
  connect: ConnectClient,
  order: RefundOrder & { reportError: (error: unknown) => void },
): Promise<RefundOutcome> {
  const { requestId, chargeId, amountMinor, reportError } = order;
  const begun = await insertRefund(db, order);
  if (!begun) return { outcome: 'unknown' };
  const { accountId, refundableMinor } = begun;
  if (!begun.isConnected) return { outcome: 'disconnected' };
  if (begun.otherMinor !== null)
    return { outcome: 'asked-otherwise', storedMinor: begun.otherMinor };
  if (begun.state === null) return { outcome: 'changed', refundableMinor };
  if (begun.state === 'failed') return { outcome: 'not-made' };
  try {
    if (begun.state === 'asked') {
      await connect.refund({ id: requestId, accountId, chargeId, amountMinor });
    }
  } catch (error) {
    const kind = stripeFailureKind(error);
    if (kind === null) throw error;
    const code = stripeFailureCode(error);
    // Only the seller can change these, and the answer tells them how.
    if (code === null || !(code in reasons)) reportError(error);
    if (kind === 'away') return { outcome: 'unclear' };
    await dropRefund(db, requestId);
    const looked = await look(db, connect, { ...order, attemptId: begun.attemptId });
    if (looked === 'withdrawn') return { outcome: 'disconnected' };
    return { outcome: 'refused', code };
  }
  await look(db, connect, { ...order, attemptId: begun.attemptId });
  const state = await getRefundState(db, { requestId, userId: order.userId });
  return state === 'failed'
    ? { outcome: 'not-made' }
    : { outcome: 'refunded', state: state ?? 'asked' };
}

/** Records the payment's current state at Stripe; if Stripe doesn't answer, its webhooks follow. */
async function look(
  db: Database,
  connect: ConnectClient,
  { attemptId, now, reportError }: Parameters<typeof refundPayment>[2] & { attemptId: string },
) {
  const attempt = await getAttempt(db, attemptId);
  if (!attempt) return null;
  try {
    return await settleAttempt(db, connect, attempt, now);
  } catch (error) {
    if (stripeFailureKind(error) === null) throw error;
    reportError(error);
    return null;
  }
}

/**
 * A refund that the seller confirmed; `seenMinor` and `currency` are what the form showed, `country` sets the money
 * format.
 */
export const refundSchema = z.object({
  intent: z.literal('refund'),
  invoiceId: z.uuid(),
  refundId: z.uuid(),
  paymentId: z.string().min(1).max(100),
  country: z.enum(countryCodes),
  currency: z.enum(currencyCodes),
  amountMinor: z.number(),
  seenMinor: z.int(),
});

type Posted = z.infer<typeof refundSchema>;

/**
 * Refunds part or all of a card payment of the owner. A retry makes the same refund; a retry with another amount is
 * refused.
 */
export async function answerRefund(
  posted: Posted & PaymentRequest,
  { db, connect, reportError, publishToUser }: RequestContext,
): Promise<Answer> {
  const { userId, invoiceId, refundId, paymentId, amountMinor, seenMinor, now } = posted;
  if (!isAmount(amountMinor)) {
    const issues = { amountMinor: paymentTexts.refusals.nothing };
    return { body: { outcome: 'invalid', issues }, status: 422 };
  }
  const made: RefundOutcome = connect
    ? await refundPayment(db, connect, {
        userId,
        invoiceId,
        chargeId: paymentId,
        requestId: refundId,
        amountMinor,
        seenMinor,
        now,
        reportError,
      })
    : { outcome: 'disconnected' };
  if (made.outcome === 'unknown') return { body: { outcome: 'not-found' }, status: 404 };
  publishToUser(userId, 'invoices');
  if (made.outcome === 'refunded') {
    const isInProgress = made.state !== 'made';
    return { body: { outcome: 'refunded', invoiceId, isInProgress }, status: 200 };
  }
  const message = refundRefusalMessage(made, posted);
  return {
    body: {
      outcome: 'not-refunded',
      message,
      isUnclear: made.outcome === 'unclear',
      ...(made.outcome === 'changed' && { refundableMinor: made.refundableMinor }),
    },
    status: made.outcome === 'unclear' ? 502 : 409,
  };
}

function refundRefusalMessage(
  made: Exclude<RefundOutcome, { outcome: 'refunded' | 'unknown' }>,
  { amountMinor, seenMinor, currency, country }: Posted,
): string {
  const { refusals } = refundTexts;
  switch (made.outcome) {
    case 'changed': {
      if (made.refundableMinor === 0) return refusals.none;
      const amount = formatMoney(made.refundableMinor, currency, country);
      const isTooMuch = amountMinor > made.refundableMinor && seenMinor === made.refundableMinor;
      return fill(isTooMuch ? refusals.tooMuch : refusals.changed, { amount });
    }
    case 'asked-otherwise': {
      const amount = formatMoney(made.storedMinor, currency, country);
      return fill(refusals.alreadyAsked, { amount });
    }
    case 'refused':
      return refusals[reasons[made.code ?? ''] ?? 'refused'];
    case 'unclear':
      return refusals.unclear;
    case 'not-made':
      return refusals.notMade;
    default:
      return refusals.disconnected;
  }
}

/** Stripe's error codes (docs.stripe.com/error-codes) that have a message of our own. */
const reasons: Record<string, 'insufficient' | 'disputed' | 'none'> = {
  balance_insufficient: 'insufficient',
  insufficient_funds: 'insufficient',
  charge_disputed: 'disputed',
  refund_disputed_payment: 'disputed',
  charge_already_refunded: 'none',
};
