import * as z from 'zod';
import { countryCodes } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { isAmount } from '#app/domain/payments/check-entry.ts';
import { refundTexts } from '#app/features/cards/texts.ts';
import type { Answer, PaymentRequest } from '#app/features/payments/public.server.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { type RefundOutcome, refundPayment } from './refund-payment.server.ts';

/**
 * A refund that the seller confirmed; `seenMinor` and `currency` are what the form showed, `country` sets the money
 * format.
 */
export const refundShape = z.object({
  intent: z.literal('refund'),
  invoiceId: z.uuid(),
  refundId: z.uuid(),
  paymentId: z.string().min(1).max(100),
  country: z.enum(countryCodes),
  currency: z.enum(currencyCodes),
  amountMinor: z.number(),
  seenMinor: z.int(),
});

type Posted = z.infer<typeof refundShape>;

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
    const isUnderWay = made.state !== 'made';
    return { body: { outcome: 'refunded', invoiceId, isUnderWay }, status: 200 };
  }
  const message = sayNotRefunded(made, posted);
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

function sayNotRefunded(
  made: Exclude<RefundOutcome, { outcome: 'refunded' | 'unknown' }>,
  { amountMinor, seenMinor, currency, country }: Posted,
): string {
  const { refusals } = refundTexts;
  switch (made.outcome) {
    case 'changed': {
      if (made.refundableMinor === 0) return refusals.none;
      const amount = formatMoney(made.refundableMinor, currency, country);
      const isTooMuch = amountMinor > made.refundableMinor && seenMinor === made.refundableMinor;
      return fill(isTooMuch ? refusals.tooMuch : refusals.meanwhile, { amount });
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
