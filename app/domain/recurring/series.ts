import {
  hasOccurrence,
  type Interval,
  type IntervalUnit,
  monthDayOf,
  nextOccurrence,
  type Occurrence,
  type SeriesEnd,
} from './interval.ts';

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
