import type { CountryCode } from '#app/domain/country/country.ts';
import { type CurrencyCode, currencies, parseMoney } from '#app/domain/money/money.ts';
import { maxOverpaymentMinor } from '#app/domain/payments/check-entry.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { parseTypedNumber } from '#app/i18n/format/typed-number.ts';

/**
 * Parses a typed payment amount to minor units; `message` explains why it isn't valid.
 * @param due the balance due, in minor units
 */
export function parsePaidAmount(
  typed: string,
  { currency, country, due }: { currency: CurrencyCode; country: CountryCode; due: number },
) {
  const most = due + maxOverpaymentMinor;
  return parseAmount(typed, {
    currency,
    most,
    tooMuch: overpaymentMessage(due, currency, country),
  });
}

/**
 * Parses any typed amount.
 * @param most the maximum in minor units, and the message for a larger amount
 */
export function parseAmount(
  typed: string,
  { currency, most, tooMuch }: { currency: CurrencyCode; most: number; tooMuch: string },
): { ok: true; amountMinor: number } | { ok: false; message: string } {
  const { minorDigits } = currencies[currency];
  const read = parseTypedNumber(typed.trim(), { decimals: minorDigits });
  const decimals = read.kind === 'number' ? (read.decimal.split('.')[1]?.length ?? 0) : 0;
  const amountMinor = read.kind === 'number' ? parseMoney(read.decimal, currency) : null;
  if (amountMinor === null || decimals > minorDigits) {
    return { ok: false, message: paymentTexts.refusals.amount };
  }
  if (amountMinor <= 0) return { ok: false, message: paymentTexts.refusals.nothing };
  if (amountMinor > most) return { ok: false, message: tooMuch };
  return { ok: true, amountMinor };
}

/** Formats `That is more than the $120.00 that is due.`. */
export function overpaymentMessage(
  due: number,
  currency: CurrencyCode,
  country: CountryCode,
): string {
  return fill(paymentTexts.refusals.tooMuch, { balance: formatMoney(due, currency, country) });
}
