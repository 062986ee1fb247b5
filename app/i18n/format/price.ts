import type { Cldr } from '#app/domain/language/cldr.ts';
import { formatFixed } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { currentCldr } from '../current-cldr.ts';
import { formatDecimalAmount } from './money.ts';

/**
 * Formats an amount like `formatAmount`, but without decimals for whole amounts, as in price lists: `$5`, `A$76.80`.
 */
export function formatPrice(
  minor: number,
  currency: CurrencyCode,
  cldr: Cldr = currentCldr(),
): string {
  const decimal = formatFixed(minor, currencies[currency].minorDigits);
  return formatDecimalAmount(decimal.replace(/\.00$/, ''), currency, cldr);
}
