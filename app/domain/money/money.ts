import { type CurrencyCode, currencies } from './currency.ts';
import { formatFixed, parseDecimal } from './decimal.ts';

/** Minor units as plain decimal text for inputs and stored items: `33.33`, `1000.00`, JPY `1000`. */
export function moneyToText(minor: number, currency: CurrencyCode): string {
  return formatFixed(minor, currencies[currency].minorDigits);
}

/**
 * Decimal text to minor units, exactly; more decimals than the currency has round half away from zero.
 * Null when it is no number or passes 2^53-1.
 */
export function parseMoney(text: string, currency: CurrencyCode): number | null {
  return parseDecimal(text, currencies[currency].minorDigits);
}
