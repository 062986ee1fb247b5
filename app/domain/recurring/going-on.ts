import {
  hasOccurrence,
  monthDayOf,
  nextOccurrence,
  type Occurrence,
  type Rhythm,
} from './rhythm.ts';
import { rhythmOf, type SeriesState, type StoredRhythm } from './series.ts';

/** How a series goes on, and how far the schedule is with it. */
export type StandingSeries = StoredRhythm & { state: SeriesState; nextN: number };

/**
 * The next occurrence of a series; null where it ends before. Days that pass while it is paused are not made up for.
 * @param today the seller's day, `YYYY-MM-DD`
 * @param end by which it is to end, if not by its own
 */
export function nextOfSeries(
  series: StandingSeries,
  today: string,
  end = rhythmOf(series).end,
): Occurrence | null {
  const { state, nextN, anchor } = series;
  const day = state === 'paused' ? today : anchor;
  return nextOccurrence({ rhythm: rhythmOf(series).rhythm, end }, { from: nextN, day });
}

/** The next occurrence as whoever changes a series is shown it: whether or not it would end before, and not in the past. */
export function nextToChange(series: StandingSeries, today: string): Occurrence {
  const { n, day } = nextOfSeries(series, today, { kind: 'never' }) ?? {
    n: series.nextN,
    day: series.anchor,
  };
  return { n, day: day < today ? today : day };
}

/**
 * The rhythm that a changed series keeps, with its next occurrence: the shown day may be clamped, and as an anchor it would
 * never be a month's end again. Null where another rhythm or another day was typed.
 */
export function keptRhythm(
  series: StandingSeries,
  typed: Pick<StoredRhythm, 'anchor' | 'unit' | 'every' | 'endCount'> & {
    monthDay?: number | null;
  },
  today: string,
): { rhythm: Rhythm; n: number } | null {
  const { n, day } = nextToChange(series, today);
  const { rhythm } = rhythmOf(series);
  const { anchor, unit, every, endCount } = typed;
  const monthDay = monthDayOf(rhythm);
  const isSameDay = anchor === day && (typed.monthDay ?? monthDay) === monthDay;
  const isSame = unit === rhythm.unit && every === rhythm.every && isSameDay;
  // A count that ran out during a pause is counted anew from what was made.
  const end = rhythmOf({ ...series, endCount, endDay: null }).end;
  return isSame && hasOccurrence(rhythm, end, n) ? { rhythm, n } : null;
}
