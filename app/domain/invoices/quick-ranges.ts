import { addDays, addMonths } from '../dates.ts';

/** A stretch of days, both `YYYY-MM-DD` and inclusive. */
export type DayRange = { name: RangeName; from: string; to: string };

type RangeName = 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'thisYear';

/** The stretches of the calendar that are asked for most, on the seller's day `today`. */
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
