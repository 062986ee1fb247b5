import type { Interval, IntervalUnit, Occurrence, SeriesEnd } from './interval.ts';

/** Whether a series goes on: it is paused until its owner resumes it, or has ended for good. */
export const seriesStates = ['active', 'paused', 'ended'] as const;
export type SeriesState = (typeof seriesStates)[number];

/** Why a series is paused: its owner wanted it, or three of its invoices wait. */
export const seriesPauses = ['owner', 'stopped'] as const;
export type SeriesPause = (typeof seriesPauses)[number];

/** What became of an occurrence. */
export const occurrenceStates = ['made', 'waiting', 'skipped'] as const;
export type OccurrenceState = (typeof occurrenceStates)[number];

/**
 * Why an occurrence waits. Nothing was made because of the plan's limit, a full account, a client who is gone, or something that an
 * invoice may not be; its invoice was made and not sent because of payment details that its seller has to confirm, or of the mail.
 */
export const occurrenceWaits = [
  ...(['limit', 'full', 'client', 'invalid', 'payment', 'mail'] as const),
];
export type OccurrenceWait = (typeof occurrenceWaits)[number];

/** After so many that wait a series pauses. */
export const maxWaiting = 3;

/** How many series an account keeps. */
export const maxSeries = 500;

/** A series' columns that say how it goes on. */
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

/** The interval and the end that columns say. */
export function intervalOf(stored: StoredInterval) {
  const { anchor, firstN, unit, every, monthDay, endCount, endDay } = stored;
  const interval: Interval = { anchor, first: firstN, unit, every, monthDay };
  return { interval, end: endOf({ endCount, endDay }) };
}

/** The interval by which an occurrence's texts are filled in: one from before a change is still that of its own day. */
export function intervalAt(series: StoredInterval, { n, day }: Occurrence): Interval {
  const { interval } = intervalOf(series);
  return n < interval.first ? { ...interval, anchor: day, first: n } : interval;
}

function endOf({ endCount, endDay }: Pick<StoredInterval, 'endCount' | 'endDay'>): SeriesEnd {
  if (endCount !== null) return { kind: 'after', count: endCount };
  return endDay === null ? { kind: 'never' } : { kind: 'on', day: endDay };
}
