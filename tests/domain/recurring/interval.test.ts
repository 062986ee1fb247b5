import { Temporal } from '@js-temporal/polyfill';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasOccurrence,
  type Interval,
  intervalUnits,
  listOccurrences,
  nextOccurrence,
  nextOnMonthDay,
  occurrenceDay,
  proposedMonthDay,
  type SeriesEnd,
} from '#app/domain/recurring/series.ts';
import { isFullStrain } from '#tests/support/rounds.ts';

const anchors = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const intervals: fc.Arbitrary<Interval> = fc.record({
  anchor: anchors,
  first: fc.constant(1),
  unit: fc.constantFrom(...intervalUnits),
  every: fc.integer({ min: 1, max: 40 }),
});
const days = (interval: Interval, count: number) =>
  Array.from({ length: count }, (_, at) => occurrenceDay(interval, at + 1));

describe('the dates of a series', () => {
  test('match an independent calendar, for any start and interval', () => {
    fc.assert(
      fc.property(intervals, ({ anchor, first, unit, every }) => {
        const from = Temporal.PlainDate.from(anchor);
        const expected = Array.from({ length: 30 }, (_, at) =>
          from.add({ [`${unit}s`]: at * every }, { overflow: 'constrain' }).toString(),
        );
        expect(days({ anchor, first, unit, every }, 30)).toEqual(expected);
      }),
      { numRuns: isFullStrain ? 10_000 : 300 },
    );
  });

  test('keep the chosen day of the month over years, whatever month comes first', () => {
    const monthDays = fc.integer({ min: 1, max: 31 });
    const units = fc.constantFrom<'month' | 'year'>('month', 'year');
    fc.assert(
      fc.property(intervals, monthDays, units, ({ anchor: from, every }, monthDay, unit) => {
        const anchor = nextOnMonthDay(from, monthDay);
        expect(anchor >= from).toBe(true);
        const made = days({ anchor, first: 1, unit, every, monthDay }, 60);
        expect(made[0]).toBe(anchor);
        const start = Temporal.PlainYearMonth.from(anchor.slice(0, 7));
        for (const [at, day] of made.entries()) {
          const month = start.add({ [`${unit}s`]: at * every });
          const last = Math.min(monthDay, month.daysInMonth);
          expect(day).toBe(month.toPlainDate({ day: last }).toString());
        }
      }),
      { numRuns: isFullStrain ? 10_000 : 300 },
    );
  });

  test('suggest the last day of a month if they start on it', () => {
    expect(['2027-02-28', '2028-02-28'].map(proposedMonthDay)).toEqual([31, 28]);
  });

  test.each<[SeriesEnd, number]>([
    [{ kind: 'after', count: 3 }, 3],
    [{ kind: 'on', day: '2026-03-31' }, 3],
    [{ kind: 'on', day: '2026-03-30' }, 2],
    [{ kind: 'never' }, 12],
  ])('with the end %o are %i within a year', (end, count) => {
    const interval: Interval = { anchor: '2026-01-31', first: 1, unit: 'month', every: 1 };
    const year = { from: 1, until: '2026-12-31', limit: 100 };
    expect(listOccurrences({ interval, end }, year)).toHaveLength(count);
    expect(hasOccurrence(interval, end, count + 1)).toBe(end.kind === 'never');
  });

  test('the next one is the first on or after a date', () => {
    const series = {
      interval: { anchor: '2026-01-31', first: 1, unit: 'month', every: 1 },
      end: { kind: 'after', count: 4 },
    } as const;
    const second = { n: 2, day: '2026-02-28' };
    expect(nextOccurrence(series, { from: 1, day: second.day })).toEqual(second);
    expect(nextOccurrence(series, { from: 4, day: '2026-02-28' })?.n).toBe(4);
    expect(nextOccurrence(series, { from: 1, day: '2026-05-01' })).toBeNull();
  });
});
