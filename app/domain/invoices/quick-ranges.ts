import { addDays, addMonths } from '../dates.ts';

/** A stretch of days, both `YYYY-MM-DD` and inclusive. */
export type DayRange = { label: string; from: string; to: string };

/** The stretches of the calendar that are asked for most, on the seller's day `today`. */
export function quickRanges(today: string): DayRange[] {
  const [year = '', month = ''] = today.split('-');
  const thisMonth = `${year}-${month}-01`;
  const thisYear = `${year}-01-01`;
  const quartersBefore = Math.floor((Number(month) - 1) / 3);
  const range = (label: string, from: string, months: number): DayRange => ({
    label,
    from,
    to: addDays(addMonths(from, months), -1),
  });
  return [
    range('This month', thisMonth, 1),
    range('Last month', addMonths(thisMonth, -1), 1),
    range('This quarter', addMonths(thisYear, quartersBefore * 3), 3),
    range('This year', thisYear, 12),
  ];
}
