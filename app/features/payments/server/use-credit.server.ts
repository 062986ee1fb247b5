import * as z from 'zod';
import { countryCodes } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { isAmount } from '#app/domain/payments/check-entry.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import { signSoon } from '#app/features/verify/public.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { payWithCredit } from '../queries/credit.server.ts';
import { type Answer, type PaymentRequest, sayNotRecorded } from './payment.server.ts';

/** Credit to use; `paidMinor` and `currency` are what the form showed, `country` sets the money format. */
export const creditShape = z.object({
  intent: z.literal('use-credit'),
  invoiceId: z.uuid(),
  useId: z.uuid(),
  country: z.enum(countryCodes),
  currency: z.enum(currencyCodes),
  paidMinor: z.int(),
  amountMinor: z.number(),
});

/** Uses the client's credit on an invoice; idempotent, and a repeat with another amount is refused. */
export async function answerUseCredit(
  posted: z.infer<typeof creditShape> & PaymentRequest,
  context: RequestContext,
): Promise<Answer> {
  const { userId, invoiceId, useId, amountMinor, currency, paidMinor, today, now } = posted;
  if (!isAmount(amountMinor)) {
    const issues = { amountMinor: paymentTexts.refusals.nothing };
    return { body: { outcome: 'invalid', issues }, status: 422 };
  }
  const seen = { currency, paidMinor };
  const use = { userId, invoiceId, useId, amountMinor, seen, today, now };
  const stands = await payWithCredit(context.db, use);
  if (!stands) return { body: { outcome: 'not-found' }, status: 404 };
  const { usedMinor, ...state } = stands;
  if (usedMinor !== null && usedMinor !== amountMinor) {
    const message = fill(paymentTexts.refusals.creditAlreadyUsed, {
      amount: formatMoney(usedMinor, state.currency, posted.country),
    });
    return { body: { outcome: 'not-recorded', message, ...state }, status: 409 };
  }
  if (usedMinor === null) {
    const message =
      amountMinor > state.creditMinor && state.paidMinor === paidMinor
        ? fill(paymentTexts.refusals.tooMuchCredit, {
            amount: formatMoney(state.creditMinor, currency, posted.country),
          })
        : sayNotRecorded(state, posted);
    return { body: { outcome: 'not-recorded', message, ...state }, status: 409 };
  }
  // A first payment issues the invoice.
  signSoon(context, invoiceId);
  context.publishToUser(userId, 'invoices');
  return { body: { outcome: 'credit-used', invoiceId, ...state }, status: 200 };
}
