import { addDays, addMonths, endOfMonth, onMonthDay } from '#app/domain/dates.ts';

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

/** States of a series: active, paused until its owner resumes it, or ended for good. */
export const seriesStates = ['active', 'paused', 'ended'] as const;
export type SeriesState = (typeof seriesStates)[number];

/** Why a series is paused: by its owner, or because three of its invoices are on hold. */
export const seriesPauses = ['owner', 'stopped'] as const;
export type SeriesPause = (typeof seriesPauses)[number];

export const occurrenceStates = ['made', 'waiting', 'skipped'] as const;
export type OccurrenceState = (typeof occurrenceStates)[number];

/**
 * Why an occurrence is on hold. No invoice was created because of the plan's limit, a full account, a deleted client,
 * or invalid content; or the invoice was created but not sent because changed payment details must be confirmed, or
 * because of the email.
 */
export const occurrenceWaits = ['limit', 'full', 'client', 'invalid', 'payment', 'mail'] as const;
export type OccurrenceWait = (typeof occurrenceWaits)[number];

/** This many occurrences on hold pause a series. */
export const maxWaiting = 3;

/** Maximum series per account. */
export const maxSeries = 500;

/** The schedule columns of a series. */
export type StoredInterval = {
  anchor: string;
  firstN: number;
  unit: IntervalUnit;
  every: number;
  /** See `Interval`. */
  monthDay: number | null;
  endCount: number | null;
  endDay: string | null;
};

/** Returns the interval and the end stored in the columns. */
export function intervalOf(stored: StoredInterval) {
  const { anchor, firstN, unit, every, monthDay, endCount, endDay } = stored;
  const interval: Interval = { anchor, first: firstN, unit, every, monthDay };
  return { interval, end: endOf({ endCount, endDay }) };
}

/**
 * Returns the interval used to fill in an occurrence's texts; an occurrence from before a change keeps its own date's.
 */
export function intervalAt(series: StoredInterval, { n, day }: Occurrence): Interval {
  const { interval } = intervalOf(series);
  return n < interval.first ? { ...interval, anchor: day, first: n } : interval;
}

function endOf({ endCount, endDay }: Pick<StoredInterval, 'endCount' | 'endDay'>): SeriesEnd {
  if (endCount !== null) return { kind: 'after', count: endCount };
  return endDay === null ? { kind: 'never' } : { kind: 'on', day: endDay };
}

/** The interval of a series and the state of its schedule. */
export type ScheduledSeries = StoredInterval & { state: SeriesState; nextN: number };

/**
 * Returns the next occurrence of a series; null when the series ends before it. Dates that pass while it is paused are
 * skipped.
 * @param today seller-local date, `YYYY-MM-DD`
 * @param end replaces the series' own end
 */
export function nextOfSeries(
  series: ScheduledSeries,
  today: string,
  end = intervalOf(series).end,
): Occurrence | null {
  const { state, nextN, anchor } = series;
  const day = state === 'paused' ? today : anchor;
  return nextOccurrence({ interval: intervalOf(series).interval, end }, { from: nextN, day });
}

/**
 * Returns the next occurrence to show to an owner who changes a series: never in the past, and even if the series ends
 * before it.
 */
export function nextToChange(series: ScheduledSeries, today: string): Occurrence {
  const { n, day } = nextOfSeries(series, today, { kind: 'never' }) ?? {
    n: series.nextN,
    day: series.anchor,
  };
  return { n, day: day < today ? today : day };
}

/**
 * Returns the unchanged interval of an edited series with its next occurrence: the displayed date may be clamped, and
 * as a new anchor it would lose the month's end. Null when another interval or date was typed.
 */
export function unchangedInterval(
  series: ScheduledSeries,
  typed: Pick<StoredInterval, 'anchor' | 'unit' | 'every' | 'endCount'> & {
    monthDay?: number | null;
  },
  today: string,
): { interval: Interval; n: number } | null {
  const { n, day } = nextToChange(series, today);
  const { interval } = intervalOf(series);
  const { anchor, unit, every, endCount } = typed;
  const monthDay = monthDayOf(interval);
  const isSameDay = anchor === day && (typed.monthDay ?? monthDay) === monthDay;
  const isSame = unit === interval.unit && every === interval.every && isSameDay;
  // A count that ran out during a pause restarts from the invoices created so far.
  const end = intervalOf({ ...series, endCount, endDay: null }).end;
  return isSame && hasOccurrence(interval, end, n) ? { interval, n } : null;
}
