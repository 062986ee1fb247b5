import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import { plainNumber } from '../money/plain-number.ts';
import { exchangeDecimals } from './tax-at-home.ts';

/** A rate between currencies as plain decimal text; null of one that is no number above 0. */
export function parseHomeRate(typed: string): string | null {
  const decimal = plainNumber(typed);
  const scaled = decimal === null ? null : parseDecimal(decimal, exchangeDecimals);
  return scaled !== null && scaled > 0 ? formatDecimal(scaled, exchangeDecimals) : null;
}
