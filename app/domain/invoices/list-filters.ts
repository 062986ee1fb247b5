import { addDays, addMonths } from '#app/domain/dates.ts';

/**
 * Format of an amount filter in a URL, and in English for a field's `pattern`. At most 12 digits before the decimal
 * point, so that hundredths stay a safe integer.
 */
export const amountBoundPattern = '(?=.*\\d)(?:\\d{1,3}(?:,\\d{3}){1,3}|\\d{0,12})(?:\\.\\d{0,6})?';

const wholeAmount = new RegExp(`^(?:${amountBoundPattern})$`);

/** Whether a text is an amount that a filter can compare with: not negative, below 10^12, at most 6 decimals. */
export function isAmountBound(text: string): boolean {
  return wholeAmount.test(text);
}

/**
 * Rounds an amount up to hundredths: `12.345` is 1235. A filter over all currencies uses hundredths for each of them,
 * including yen. Null when the text isn't an amount.
 */
export function minHundredthsAtLeast(text: string): number | null {
  return toHundredths(text, 1);
}

/** Rounds an amount down to hundredths: `12.345` is 1234; null when the text isn't an amount. */
export function maxHundredthsAtMost(text: string): number | null {
  return toHundredths(text, 0);
}

/** `step` is added when the amount has a fraction of a hundredth. */
function toHundredths(text: string, step: 0 | 1): number | null {
  if (!isAmountBound(text)) return null;
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  const hasRest = /[1-9]/.test(fraction.slice(2));
  return Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`) + (hasRest ? step : 0);
}

/** A range of dates, both `YYYY-MM-DD` and inclusive. */
type DayRange = { name: RangeName; from: string; to: string };

type RangeName = 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'thisYear';

/** Returns common date ranges relative to the seller-local date `today`. */
export function quickRanges(today: string): DayRange[] {
  const [year = '', month = ''] = today.split('-');
  const thisMonth = `${year}-${month}-01`;
  const thisYear = `${year}-01-01`;
  const quartersBefore = Math.floor((Number(month) - 1) / 3);
  const range = (name: RangeName, from: string, months: number): DayRange => ({
    name,
    from,
    to: addDays(addMonths(from, months), -1),
  });
  return [
    range('thisMonth', thisMonth, 1),
    range('lastMonth', addMonths(thisMonth, -1), 1),
    range('thisQuarter', addMonths(thisYear, quartersBefore * 3), 3),
    range('thisYear', thisYear, 12),
  ];
}
