import { formatDecimal, parseDecimal } from '#app/domain/money/decimal.ts';
import { plainNumber } from '../money/plain-number.ts';
import { exchangeDecimals } from './tax-at-home.ts';

/** Parses an exchange rate to plain decimal text; null unless it is a number above 0. */
export function parseHomeRate(typed: string): string | null {
  const decimal = plainNumber(typed);
  const scaled = decimal === null ? null : parseDecimal(decimal, exchangeDecimals);
  return scaled !== null && scaled > 0 ? formatDecimal(scaled, exchangeDecimals) : null;
}
