import type { Occurrence, Rhythm, RhythmUnit, SeriesEnd } from './rhythm.ts';

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
export const mostWaiting = 3;

/** How many series an account keeps. */
export const mostSeries = 500;

/** A series' columns that say how it goes on. */
export type StoredRhythm = {
  anchor: string;
  firstN: number;
  unit: RhythmUnit;
  every: number;
  /** See `Rhythm`. */
  monthDay: number | null;
  endCount: number | null;
  endDay: string | null;
};

/** The rhythm and the end that columns say. */
export function rhythmOf(stored: StoredRhythm) {
  const { anchor, firstN, unit, every, monthDay, endCount, endDay } = stored;
  const rhythm: Rhythm = { anchor, first: firstN, unit, every, monthDay };
  return { rhythm, end: endOf({ endCount, endDay }) };
}

/** The rhythm by which an occurrence's texts are filled in: one from before a change is still that of its own day. */
export function rhythmAt(series: StoredRhythm, { n, day }: Occurrence): Rhythm {
  const { rhythm } = rhythmOf(series);
  return n < rhythm.first ? { ...rhythm, anchor: day, first: n } : rhythm;
}

function endOf({ endCount, endDay }: Pick<StoredRhythm, 'endCount' | 'endDay'>): SeriesEnd {
  if (endCount !== null) return { kind: 'after', count: endCount };
  return endDay === null ? { kind: 'never' } : { kind: 'on', day: endDay };
}
