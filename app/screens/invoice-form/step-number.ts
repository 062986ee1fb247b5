import { formatDecimal, parseDecimal } from '#app/domain/money/decimal.ts';

/** Decimals that a field keeps, and its largest value in whole units. */
export type NumberRange = { decimals: number; max?: number };

/**
 * The text after pressing an arrow key in a number field: 0.01 up or down (`invoices.md` section 5, Input behaviour),
 * 1 where the currency has no decimals; never below 0 nor above `max`. A text that is no number stays.
 */
export function stepNumber(text: string, direction: 1 | -1, range: NumberRange): string {
  const { decimals, max } = range;
  const value = parseDecimal(text.trim() === '' ? '0' : text, decimals);
  if (value === null) return text;
  const step = 10 ** Math.max(0, decimals - 2);
  const highest = max === undefined ? Number.MAX_SAFE_INTEGER : max * 10 ** decimals;
  return formatDecimal(Math.min(Math.max(value + direction * step, 0), highest), decimals);
}

// @covers invoices-5.6
