import { paymentTexts } from '#app/features/payments/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { parseTypedNumber } from '#app/i18n/format/typed-number.ts';
import type { CountryCode } from '../country/country.ts';
import { isCalendarDate } from '../dates.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import { parseMoney } from '../money/money.ts';
import { type PaymentMethod, paymentMethods } from './payment.ts';

/** Maximum characters of a payment's reference and note. */
export const maxReferenceLength = 100;
export const maxNoteLength = 200;

/** A payment recorded by the seller, ready to be stored. */
export type PaymentEntry = {
  /** Minor units, above zero. */
  amountMinor: number;
  /** `YYYY-MM-DD`. */
  day: string;
  method: PaymentMethod;
  reference: string | null;
  note: string | null;
};

/** A payment's errors, by form field. */
export type PaymentIssues = Partial<Record<keyof PaymentEntry, string>>;

/**
 * Validates a posted payment: above zero, not in the future, with short texts. The write checks whether it exceeds the
 * balance, and then asks the user.
 * @param today seller-local date, `YYYY-MM-DD`
 */
export function checkEntry(
  posted: Omit<PaymentEntry, 'reference' | 'note'> & { reference: string; note: string },
  today: string,
): { ok: true; entry: PaymentEntry } | { ok: false; issues: PaymentIssues } {
  const { amountMinor, day, method } = posted;
  const reference = cleanLine(posted.reference);
  const note = cleanLine(posted.note);
  const { refusals } = paymentTexts;
  const issues: PaymentIssues = {
    ...(!isAmount(amountMinor) && { amountMinor: refusals.nothing }),
    ...(!isCalendarDate(day) && { day: refusals.day }),
    ...(isCalendarDate(day) && day > today && { day: refusals.future }),
    ...(reference.length > maxReferenceLength && {
      reference: fill(refusals.tooLong, { most: maxReferenceLength }),
    }),
    ...(note.length > maxNoteLength && { note: fill(refusals.tooLong, { most: maxNoteLength }) }),
  };
  if (Object.keys(issues).length > 0) return { ok: false, issues };
  const entry = { amountMinor, day, method, reference: reference || null, note: note || null };
  return { ok: true, entry };
}

/** Whether a value is an amount in minor units above zero. */
export function isAmount(minor: number): boolean {
  return Number.isSafeInteger(minor) && minor > 0;
}

/**
 * How far a manual payment may exceed the balance, in minor units. Client credit is a sum of such excesses and must
 * stay a number that pages can format.
 */
export const maxOverpaymentMinor = 10 ** 12;

/** Returns how much of a payment exceeds the balance, minor units; null when it is too much even for credit. */
export function overpaymentOf(amountMinor: number, due: number): number | null {
  const rest = Math.max(0, amountMinor - due);
  return rest <= maxOverpaymentMinor ? rest : null;
}

/**
 * Parses a typed payment amount to minor units; `message` explains why it isn't valid.
 * @param due the balance due, in minor units
 */
export function parsePaidAmount(
  typed: string,
  { currency, country, due }: { currency: CurrencyCode; country: CountryCode; due: number },
) {
  const most = due + maxOverpaymentMinor;
  return parseAmount(typed, { currency, most, tooMuch: sayTooMuch(due, currency, country) });
}

/**
 * Parses any typed amount.
 * @param most the maximum in minor units, and the message for a larger amount
 */
export function parseAmount(
  typed: string,
  { currency, most, tooMuch }: { currency: CurrencyCode; most: number; tooMuch: string },
): { ok: true; amountMinor: number } | { ok: false; message: string } {
  const { refusals } = paymentTexts;
  const { minorDigits } = currencies[currency];
  const read = parseTypedNumber(typed.trim(), { decimals: minorDigits });
  const decimals = read.kind === 'number' ? (read.decimal.split('.')[1]?.length ?? 0) : 0;
  const amountMinor = read.kind === 'number' ? parseMoney(read.decimal, currency) : null;
  if (amountMinor === null || decimals > minorDigits) {
    return { ok: false, message: refusals.amount };
  }
  if (amountMinor <= 0) return { ok: false, message: refusals.nothing };
  if (amountMinor > most) return { ok: false, message: tooMuch };
  return { ok: true, amountMinor };
}

/** Formats `That is more than the $120.00 that is due.`. */
export function sayTooMuch(due: number, currency: CurrencyCode, country: CountryCode): string {
  return fill(paymentTexts.refusals.tooMuch, { balance: formatMoney(due, currency, country) });
}

/** Lists the payment methods, those common in the country first. */
export function methodsFor(country: CountryCode): PaymentMethod[] {
  const usual = usualMethods[country];
  const isUnusual = (method: PaymentMethod) => !usual.includes(method);
  return [...usual, ...paymentMethods.filter(isUnusual)];
}

const usualMethods: Record<CountryCode, readonly PaymentMethod[]> = {
  us: ['bank_transfer', 'card', 'check', 'paypal', 'cash'],
  ca: ['interac', 'bank_transfer', 'card', 'check', 'paypal', 'cash'],
  uk: ['bank_transfer', 'card', 'paypal', 'cash', 'check'],
  au: ['bank_transfer', 'payid', 'card', 'paypal', 'cash'],
};
