import { addDays, addMonths } from '../dates.ts';

/** A range of dates, both `YYYY-MM-DD` and inclusive. */
export type DayRange = { name: RangeName; from: string; to: string };

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
