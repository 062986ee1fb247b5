import { type CurrencyCode, currencies } from './currency.ts';
import { formatFixed, parseDecimal } from './decimal.ts';

/** Minor units as plain decimal text for inputs and stored items: `33.33`, `1000.00`, JPY `1000`. */
export function moneyToText(minor: number, currency: CurrencyCode): string {
  return formatFixed(minor, currencies[currency].minorDigits);
}

/**
 * Parses decimal text to minor units, rounding further decimals half away from zero. Null when it isn't a number or
 * exceeds 2^53-1.
 */
export function parseMoney(text: string, currency: CurrencyCode): number | null {
  return parseDecimal(text, currencies[currency].minorDigits);
}
