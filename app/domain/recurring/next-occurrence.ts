import {
  hasOccurrence,
  type Interval,
  monthDayOf,
  nextOccurrence,
  type Occurrence,
} from './interval.ts';
import { intervalOf, type SeriesState, type StoredInterval } from './series.ts';

/** How a series goes on, and how far the schedule is with it. */
export type ScheduledSeries = StoredInterval & { state: SeriesState; nextN: number };

/**
 * The next occurrence of a series; null where it ends before. Days that pass while it is paused are not made up for.
 * @param today the seller's day, `YYYY-MM-DD`
 * @param end by which it is to end, if not by its own
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

/** The next occurrence to show to an owner who changes a series: never in the past, and even if the series ends before it. */
export function nextToChange(series: ScheduledSeries, today: string): Occurrence {
  const { n, day } = nextOfSeries(series, today, { kind: 'never' }) ?? {
    n: series.nextN,
    day: series.anchor,
  };
  return { n, day: day < today ? today : day };
}

/**
 * The interval that a changed series keeps, with its next occurrence: the shown day may be clamped, and as an anchor it would
 * never be a month's end again. Null where another interval or another day was typed.
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
  // A count that ran out during a pause starts again from the invoices created so far.
  const end = intervalOf({ ...series, endCount, endDay: null }).end;
  return isSame && hasOccurrence(interval, end, n) ? { interval, n } : null;
}
