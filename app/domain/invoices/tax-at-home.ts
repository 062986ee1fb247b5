import { formatDecimal, parseDecimal, toSafeNumber } from '#app/domain/money/decimal.ts';
import { type Fraction, roundFraction } from '#app/domain/money/fraction.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { plainNumber } from '#app/domain/money/plain-number.ts';

/** Decimals of an exchange rate. */
export const exchangeDecimals = 8;

/**
 * Converts the tax of a foreign-currency invoice to the seller's own currency (UK reg. 14(1)(l), ATO GSTR 2001/2), in
 * its minor units.
 * @param rate value of one unit of the invoice's currency, plain decimal text
 * @returns null when the rate isn't a number or the result exceeds 2^53-1
 */
export function taxAtHome(
  taxMinor: number,
  { from, to, rate }: { from: CurrencyCode; to: CurrencyCode; rate: string },
): number | null {
  const exact = exactTaxAtHome(taxMinor, { from, to, rate });
  return exact && toSafeNumber(roundFraction(exact));
}

/** Returns the same before rounding. */
export function exactTaxAtHome(
  taxMinor: number,
  { from, to, rate }: { from: CurrencyCode; to: CurrencyCode; rate: string },
): Fraction | null {
  const scaled = parseDecimal(rate, exchangeDecimals);
  if (scaled === null) return null;
  const power = (code: CurrencyCode) => 10n ** BigInt(currencies[code].minorDigits);
  return {
    numerator: BigInt(taxMinor) * BigInt(scaled) * power(to),
    denominator: power(from) * 10n ** BigInt(exchangeDecimals),
  };
}

/** Parses an exchange rate to plain decimal text; null unless it is a number above 0. */
export function parseHomeRate(typed: string): string | null {
  const decimal = plainNumber(typed);
  const scaled = decimal === null ? null : parseDecimal(decimal, exchangeDecimals);
  return scaled !== null && scaled > 0 ? formatDecimal(scaled, exchangeDecimals) : null;
}
