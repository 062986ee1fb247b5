import { currentCldr } from '#app/i18n/current-cldr.ts';
import type { Cldr } from '../language/cldr.ts';
import { type CurrencyCode, currencies } from './currency.ts';
import { formatFixed } from './decimal.ts';
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
