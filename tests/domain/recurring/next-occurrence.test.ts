import { describe, expect, test } from 'vitest';
import {
  nextOfSeries,
  nextToChange,
  type ScheduledSeries,
  unchangedInterval,
} from '#app/domain/recurring/series.ts';

const monthly: ScheduledSeries = {
  anchor: '2026-01-31',
  firstN: 1,
  unit: 'month',
  every: 1,
  endCount: 4,
  endDay: null,
  monthDay: null,
  state: 'active',
  nextN: 2,
};
const paused = { ...monthly, state: 'paused' } as const;

describe('the next occurrence of a series', () => {
  test.each([
    [monthly, '2026-02-10', { n: 2, day: '2026-02-28' }],
    // A late occurrence is still created; none is skipped.
    [monthly, '2026-03-10', { n: 2, day: '2026-02-28' }],
    [paused, '2026-03-10', { n: 3, day: '2026-03-31' }],
    [paused, '2026-05-10', null],
  ])('of %o on %s is %o', (series, today, next) => {
    expect(nextOfSeries(series, today)).toEqual(next);
  });

  test('is shown to a user who edits it, not in the past, and also after the last one', () => {
    expect(nextToChange(monthly, '2026-03-10')).toEqual({ n: 2, day: '2026-03-10' });
    expect(nextToChange(paused, '2026-05-10')).toEqual({ n: 5, day: '2026-05-31' });
  });
});

describe('the schedule of a changed series', () => {
  const shown = { anchor: '2026-02-28', unit: 'month', every: 1, endCount: null } as const;
  const interval = { anchor: '2026-01-31', first: 1, unit: 'month', every: 1, monthDay: null };
  test.each([
    [shown, { interval, n: 2 }],
    [
      { ...shown, endCount: 2 },
      { interval, n: 2 },
    ],
    [
      { ...shown, monthDay: 31 },
      { interval, n: 2 },
    ],
    [{ ...shown, monthDay: 28 }, null],
    [{ ...shown, every: 2 }, null],
    [{ ...shown, unit: 'year' as const }, null],
    [{ ...shown, anchor: '2026-02-27' }, null],
  ])('after typing %o is %o', (typed, kept) => {
    expect(unchangedInterval(monthly, typed, '2026-02-10')).toEqual(kept);
  });

  test('restarts its count if the count ran out during a pause', () => {
    const typed = { ...shown, anchor: '2026-05-31', endCount: 4 };
    expect(unchangedInterval(paused, typed, '2026-05-10')).toBeNull();
    expect(unchangedInterval(paused, { ...typed, endCount: 5 }, '2026-05-10')?.n).toBe(5);
  });
});
