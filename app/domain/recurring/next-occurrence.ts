import {
  hasOccurrence,
  type Interval,
  monthDayOf,
  nextOccurrence,
  type Occurrence,
} from './interval.ts';
import { intervalOf, type SeriesState, type StoredInterval } from './series.ts';

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
