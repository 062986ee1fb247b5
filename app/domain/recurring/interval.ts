import { addDays, addMonths, endOfMonth, onMonthDay } from '../dates.ts';

/** By what a series goes on. */
export const intervalUnits = ['day', 'week', 'month', 'year'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** How often at most: every so many days, weeks, months or years. */
export const maxEvery = 366;
/** After how many occurrences at most a series may be told to end. */
export const maxOccurrences = 999;

/** The day of the month that means its last one, however long it is. */
export const lastMonthDay = 31;

/** Every so many units from a day on, `YYYY-MM-DD`; `first` is the occurrence of that day: 1, or more where a series was changed. */
export type Interval = {
  anchor: string;
  first: number;
  unit: IntervalUnit;
  every: number;
  /** Of months and years, 1 to 31: the day that was chosen, also where the anchor's month is shorter. Null: the anchor's. */
  monthDay?: number | null;
};

/** The day of the month of an interval, 1 to 31. */
export function monthDayOf({ anchor, monthDay }: Pick<Interval, 'anchor' | 'monthDay'>): number {
  return monthDay ?? Number(anchor.slice(8));
}

/** The day of the month that a date proposes: the last one of its month is that of every month. */
export function proposedMonthDay(date: string): number {
  return date === endOfMonth(date) ? lastMonthDay : Number(date.slice(8));
}

/** The first date from a day on that is this day of its month. */
export function nextOnMonthDay(from: string, monthDay: number): string {
  const day = onMonthDay(from, monthDay);
  return day >= from ? day : onMonthDay(addMonths(`${from.slice(0, 7)}-01`, 1), monthDay);
}

/** Whether an interval goes by days of the month. */
export function hasMonthDay(unit: IntervalUnit): boolean {
  return unit === 'month' || unit === 'year';
}

/** When a series ends: never, after so many occurrences, or with the last one not later than a day (`YYYY-MM-DD`). */
export type SeriesEnd =
  | { kind: 'never' }
  | { kind: 'after'; count: number }
  | { kind: 'on'; day: string };

/**
 * The day of an occurrence, from 1: counted from the anchor, never from the last one, so that month ends clamp and come
 * back.
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

/** Whether a series has an occurrence, from 1. */
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

/** An occurrence of a series, from 1, and its day. */
export type Occurrence = { n: number; day: string };

/**
 * The occurrences of a series from one on, not later than a day.
 * @param limit how many at most
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

/** The first occurrence not earlier than a day; null where the series ends before it. */
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
