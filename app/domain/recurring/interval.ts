import { addDays, addMonths, endOfMonth, onMonthDay } from '../dates.ts';

/** Units of a series' interval. */
export const intervalUnits = ['day', 'week', 'month', 'year'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** Maximum interval length in days, weeks, months or years. */
export const maxEvery = 366;
/** Maximum number of occurrences after which a series can end. */
export const maxOccurrences = 999;

/** The day of the month that means the last one, whatever the month's length. */
export const lastMonthDay = 31;

/**
 * An interval of `every` units, counted from the anchor date (`YYYY-MM-DD`); `first` is the occurrence on that date: 1,
 * or more if the series was changed.
 */
export type Interval = {
  anchor: string;
  first: number;
  unit: IntervalUnit;
  every: number;
  /**
   * For months and years, 1 to 31: the chosen day, even where the anchor's month is shorter. Null: the anchor's day.
   */
  monthDay?: number | null;
};

/** Returns an interval's day of the month, 1 to 31. */
export function monthDayOf({ anchor, monthDay }: Pick<Interval, 'anchor' | 'monthDay'>): number {
  return monthDay ?? Number(anchor.slice(8));
}

/** Returns the suggested day of the month for a date: the last day of a month means the last day of every month. */
export function proposedMonthDay(date: string): number {
  return date === endOfMonth(date) ? lastMonthDay : Number(date.slice(8));
}

/** Returns the first date on or after a date with this day of the month. */
export function nextOnMonthDay(from: string, monthDay: number): string {
  const day = onMonthDay(from, monthDay);
  return day >= from ? day : onMonthDay(addMonths(`${from.slice(0, 7)}-01`, 1), monthDay);
}

/** Whether an interval uses a day of the month. */
export function hasMonthDay(unit: IntervalUnit): boolean {
  return unit === 'month' || unit === 'year';
}

/**
 * When a series ends: never, after a number of occurrences, or with the last one on or before a date (`YYYY-MM-DD`).
 */
export type SeriesEnd =
  | { kind: 'never' }
  | { kind: 'after'; count: number }
  | { kind: 'on'; day: string };

/**
 * Returns the date of an occurrence, from 1. It is counted from the anchor and not from the previous one, so that
 * clamped month ends recover.
 */
export function occurrenceDay(interval: Interval, n: number): string {
  const { anchor, first, unit, every } = interval;
  const steps = (n - first) * every;
  switch (unit) {
    case 'day':
      return addDays(anchor, steps);
    case 'week':
      return addDays(anchor, 7 * steps);
    case 'month':
    case 'year': {
      const months = unit === 'year' ? 12 * steps : steps;
      return onMonthDay(addMonths(`${anchor.slice(0, 7)}-01`, months), monthDayOf(interval));
    }
  }
}

/** Whether a series has an occurrence with this number, from 1. */
export function hasOccurrence(interval: Interval, end: SeriesEnd, n: number): boolean {
  switch (end.kind) {
    case 'never':
      return true;
    case 'after':
      return n <= end.count;
    case 'on':
      return occurrenceDay(interval, n) <= end.day;
  }
}

/** An occurrence of a series, from 1, and its date. */
export type Occurrence = { n: number; day: string };

/**
 * Lists the occurrences of a series from a number on, up to a date.
 * @param limit maximum number of results
 */
export function listOccurrences(
  { interval, end }: { interval: Interval; end: SeriesEnd },
  { from, until, limit }: { from: number; until: string; limit: number },
): Occurrence[] {
  const found: Occurrence[] = [];
  for (let n = from; found.length < limit && hasOccurrence(interval, end, n); n += 1) {
    const day = occurrenceDay(interval, n);
    if (day > until) break;
    found.push({ n, day });
  }
  return found;
}

/** Returns the first occurrence on or after a date; null when the series ends before it. */
export function nextOccurrence(
  { interval, end }: { interval: Interval; end: SeriesEnd },
  { from, day }: { from: number; day: string },
): Occurrence | null {
  for (let n = from; hasOccurrence(interval, end, n); n += 1) {
    const its = occurrenceDay(interval, n);
    if (its >= day) return { n, day: its };
  }
  return null;
}
