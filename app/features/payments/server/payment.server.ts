import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import {
  describePlaces,
  type EarlierPayment,
  newPlaces,
} from '#app/domain/history/payment-places.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { isOwed } from '#app/domain/invoices/status.ts';
import { type CurrencyCode, currencyCodes } from '#app/domain/money/money.ts';
import {
  checkEntry,
  isAmount,
  maxOverpaymentMinor,
  overpaymentOf,
} from '#app/domain/payments/check-entry.ts';
import { paymentMethods } from '#app/domain/payments/payment.ts';
import type { ListAnswer } from '#app/features/invoice-list/public.server.ts';
import { payWithCredit } from '#app/features/payments/queries/credit.server.ts';
import {
  listActivePayments,
  type RecordedPayment,
  recordPayment,
  reversePayments,
} from '#app/features/payments/queries/manual-payments.server.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import {
  describeEntryIssues,
  describePayments,
  type LedgerState,
  methodName,
} from '#app/features/payments/words/describe-payments.ts';
import { overpaymentMessage } from '#app/features/payments/words/typed-amount.ts';
import { signSoon } from '#app/features/verify/public.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

/** The most payments that one request may reverse. */
const maxReversed = 500;

/**
 * A payment to record; `paidMinor` and `currency` are what the form showed, `country` sets the money format.
 * `creditMinor` is the part beyond the balance due that the seller agreed to add to the client's credit, after being
 * asked.
 */
export const recordSchema = z.object({
  intent: z.literal('record-payment'),
  invoiceId: z.uuid(),
  paymentId: z.uuid(),
  country: z.enum(countryCodes),
  currency: z.enum(currencyCodes),
  paidMinor: z.int(),
  amountMinor: z.number(),
  day: z.string(),
  method: z.enum(paymentMethods),
  reference: z.string(),
  note: z.string(),
  creditMinor: z.int().min(0).max(maxOverpaymentMinor).default(0),
});

export const reverseSchema = z.object({
  intent: z.literal('reverse-payments'),
  invoiceId: z.uuid(),
  paymentIds: z.array(z.string().max(100)).min(1).max(maxReversed),
});

export type PaymentRequest = { userId: string; invoiceId: string; now: number; today: string };
export type Answer = { body: ListAnswer; status: number };

/**
 * Records a payment for the owner; idempotent, and a repeat with other content is refused. A payment that exceeds the
 * balance due is answered with a question until its excess is confirmed.
 */
export async function answerRecord(
  posted: z.infer<typeof recordSchema> & PaymentRequest,
  context: RequestContext,
): Promise<Answer> {
  const { userId, invoiceId, paymentId, now, today, currency, paidMinor, creditMinor } = posted;
  const checked = checkEntry(posted, today);
  if (!checked.ok) {
    return {
      body: { outcome: 'invalid', issues: describeEntryIssues(checked.issues) },
      status: 422,
    };
  }
  const stands = await recordPayment(context.db, {
    ...checked.entry,
    userId,
    invoiceId,
    paymentId,
    now,
    creditMinor,
    seen: { currency, paidMinor },
  });
  if (!stands) return { body: { outcome: 'not-found' }, status: 404 };
  const { isRecorded, hasSavedClient, stored, ...state } = stands;
  if (!isRecorded) {
    const overpays = stored ? null : confirmRemainder(state, posted, hasSavedClient);
    if (overpays) return { body: { outcome: 'overpays', ...overpays, ...state }, status: 409 };
    const message = stored
      ? describeStored(stored, state.currency, posted.country)
      : paymentRefusalMessage(state, posted);
    return { body: { outcome: 'not-recorded', message, ...state }, status: 409 };
  }
  // A first payment issues the invoice.
  signSoon(context, invoiceId);
  context.publishToUser(userId, 'invoices');
  return { body: { outcome: 'recorded', invoiceId, ...state }, status: 200 };
}

/**
 * Returns the question about a payment that exceeds the balance due, if it fits the invoice's current state and the
 * excess wasn't confirmed; else null.
 */
function confirmRemainder(
  { status, currency, paidMinor, totalMinor }: LedgerState,
  posted: z.infer<typeof recordSchema>,
  hasSavedClient: boolean,
): { question: string; creditMinor: number } | null {
  const { amountMinor, country } = posted;
  const isAsShown = currency === posted.currency && paidMinor === posted.paidMinor;
  const rest = overpaymentOf(amountMinor, totalMinor - paidMinor);
  const isBeyondBounds = paidMinor > Number.MAX_SAFE_INTEGER - amountMinor;
  if (!isOwed(status) || !isAsShown || !rest || isBeyondBounds) return null;
  const { overpays, overpaysUnsaved } = paymentTexts;
  const question = fill(hasSavedClient ? overpays : overpaysUnsaved, {
    amount: formatMoney(amountMinor, currency, country),
    rest: formatMoney(rest, currency, country),
  });
  return { question, creditMinor: rest };
}

/** Describes what is stored under the id of a payment that was sent with other content. */
function describeStored(
  { amountMinor, day, method }: RecordedPayment,
  currency: CurrencyCode,
  country: CountryCode,
): string {
  return fill(paymentTexts.refusals.alreadyRecorded, {
    amount: formatMoney(amountMinor, currency, country),
    method: methodName(method),
    date: formatDay(day),
  });
}

/** Returns why nothing was recorded: the invoice is no longer as the form showed it. */
function paymentRefusalMessage(
  { status, currency, paidMinor, totalMinor }: LedgerState,
  posted: Pick<z.infer<typeof recordSchema>, 'currency' | 'amountMinor' | 'country'>,
): string {
  const { refusals } = paymentTexts;
  const due = totalMinor - paidMinor;
  if (status === 'void') return refusals.void;
  if (status === 'paid') return refusals.paid;
  if (currency !== posted.currency) return fill(refusals.currency, { currency });
  if (posted.amountMinor > due) return overpaymentMessage(due, currency, posted.country);
  return fill(refusals.changed, { balance: formatMoney(due, currency, posted.country) });
}

/** Reverses payments that the seller recorded; idempotent. */
export async function answerReverse(
  posted: z.infer<typeof reverseSchema> & PaymentRequest,
  context: RequestContext,
): Promise<Answer> {
  const { userId, invoiceId } = posted;
  const stands = await reversePayments(context.db, posted);
  if (!stands) return { body: { outcome: 'not-found' }, status: 404 };
  const { standing, ...state } = stands;
  if (standing > 0) {
    return { body: { outcome: 'refused', message: paymentTexts.paidByCard }, status: 409 };
  }
  context.publishToUser(userId, 'invoices');
  return { body: { outcome: 'reversed', invoiceId, ...state }, status: 200 };
}

/**
 * Answers for an invoice that stays paid although it was to be marked unpaid: lists the payments that keep it paid, or
 * says that they were made by card.
 */
export async function answerUnpaid(
  { userId, invoiceId }: Pick<PaymentRequest, 'userId' | 'invoiceId'>,
  { db }: RequestContext,
): Promise<Answer> {
  const { entries, ...written } = await listActivePayments(db, { userId, invoiceId });
  if (entries.some(({ origin }) => origin === 'card')) {
    return { body: { outcome: 'refused', message: paymentTexts.paidByCard }, status: 409 };
  }
  // Only its zero total keeps it paid.
  if (entries.length === 0) {
    return { body: { outcome: 'changed', invoiceId, status: 'paid' }, status: 200 };
  }
  const payments = describePayments(entries, written);
  return { body: { outcome: 'has-payments', invoiceId, payments }, status: 409 };
}

/** Credit to use; `paidMinor` and `currency` are what the form showed, `country` sets the money format. */
export const creditSchema = z.object({
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
  posted: z.infer<typeof creditSchema> & PaymentRequest,
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
        : paymentRefusalMessage(state, posted);
    return { body: { outcome: 'not-recorded', message, ...state }, status: 409 };
  }
  // A first payment issues the invoice.
  signSoon(context, invoiceId);
  context.publishToUser(userId, 'invoices');
  return { body: { outcome: 'credit-used', invoiceId, ...state }, status: 200 };
}

/**
 * Returns the question that must be confirmed before a save that changes where the client's money goes compared with an
 * earlier invoice.
 * @param confirmed the change that the user confirmed, from which details to which
 * @returns null if there is nothing to confirm, or it was confirmed
 */
export function confirmPaymentChange(
  { invoiceNumber, id, ways }: EarlierPayment,
  content: InvoiceContent,
  confirmed: string,
): Extract<EditRefusal, { outcome: 'payment-changed' }> | null {
  const places = newPlaces(ways, content);
  if (places.length === 0) return null;
  const change = JSON.stringify([id, describePlaces(ways), describePlaces(content)]);
  const confirmation = createHash('sha256').update(change).digest('base64url');
  return confirmation === confirmed
    ? null
    : { outcome: 'payment-changed', invoiceNumber, places, confirmation };
}
