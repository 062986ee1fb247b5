import { Temporal } from '@js-temporal/polyfill';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { followSettings, refreshTaxes } from '#app/domain/recurring/occurrence-draft.ts';
import {
  hasOccurrence,
  type Interval,
  intervalUnits,
  listOccurrences,
  nextOccurrence,
  nextOfSeries,
  nextOnMonthDay,
  nextToChange,
  occurrenceDay,
  proposedMonthDay,
  type ScheduledSeries,
  type SeriesEnd,
  unchangedInterval,
} from '#app/domain/recurring/series.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
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
    [{}, { interval, n: 2 }],
    [{ monthDay: 31 }, { interval, n: 2 }],
    [{ monthDay: 28 }, null],
    [{ unit: 'year' as const }, null],
    [{ anchor: '2026-02-27' }, null],
  ])('after typing %o is %o', (typed, kept) => {
    expect(unchangedInterval(monthly, { ...shown, ...typed }, '2026-02-10')).toEqual(kept);
  });

  test('restarts its count if the count ran out during a pause', () => {
    const typed = { ...shown, anchor: '2026-05-31', endCount: 4 };
    expect(unchangedInterval(paused, typed, '2026-05-10')).toBeNull();
    expect(unchangedInterval(paused, { ...typed, endCount: 5 }, '2026-05-10')?.n).toBe(5);
  });
});

const defaults: FormDefaults = { invoiceNumber: 'INV-002', taxRate: null, template: 'classic' };
const named = (...rates: string[]): FormDefaults => ({
  ...defaults,
  taxes: rates.map((rate, at) => ({ name: `Tax ${at}`, rate })),
});

function draftWith(country: CountryCode, line: Partial<DraftItem>, of: Partial<InvoiceDraft> = {}) {
  const draft = validDraft(country, of);
  const items = draft.items.map((item) => ({ ...item, taxRateTouched: true, ...line }));
  return { ...draft, items };
}

/** Taxes of a line that was saved under some settings and created under others. */
function made(country: CountryCode, draft: InvoiceDraft, kept: FormDefaults, day: FormDefaults) {
  const [line] = refreshTaxes(followSettings(draft, country, kept), country, day).items;
  return line && [line.taxName, line.taxRate, ...line.moreTaxes.map(({ rate }) => rate)].join(' ');
}

describe('the taxes of a line on the date of an occurrence', () => {
  const at = (taxRate: string | null): FormDefaults => ({ ...defaults, taxRate });
  test('are the settings’ on that date if it was saved with those of the settings', () => {
    expect(made('uk', draftWith('uk', { taxRate: '20' }), at(null), at('21'))).toBe(' 21');
    expect(made('us', draftWith('us', { taxRate: '8.5' }), at('8.50'), at('9'))).toBe(' 9');
    expect(made('au', draftWith('au', { taxRate: '9' }), at('9'), at(null))).toBe(' 10');
    expect(made('ca', draftWith('ca', { taxRate: '5' }), at(null), at('6'))).toBe(' 6');
    const two = { taxName: 'Tax 0', taxRate: '8', moreTaxes: [{ name: 'Tax 1', rate: '2' }] };
    expect(made('us', draftWith('us', two), named('8', '2'), named('8', '3'))).toBe('Tax 0 8 3');
    expect(made('us', draftWith('us', two), named('8', '2'), at('7'))).toBe(' 7');
  });

  test('are unchanged if they were others, or had a reason', () => {
    expect(made('uk', draftWith('uk', { taxRate: '5' }), at(null), at('21'))).toBe(' 5');
    expect(made('us', draftWith('us', { taxRate: '0' }), at('8'), at('9'))).toBe(' 0');
    const exempt = draftWith('us', { taxRate: '0', taxReason: 'exempt' });
    expect(made('us', exempt, at('0'), at('9'))).toBe(' 0');
    const other = draftWith('us', { taxName: 'City', taxRate: '8' });
    expect(made('us', other, at('8'), at('9'))).toBe('City 8');
  });

  test('are determined by a province', () => {
    const draft = draftWith('ca', { taxRate: '5' }, { province: 'AB' });
    expect(followSettings(draft, 'ca', defaults)).toBe(draft);
    expect(refreshTaxes(draft, 'ca', at('6'))).toBe(draft);
  });

  test('are looked up for unregistered sellers too, and don’t count until they register', () => {
    const draft = draftWith('uk', { taxRate: '20' }, { registered: 'yes' });
    const kept = followSettings(draft, 'uk', { ...defaults, registered: 'no' });
    expect(kept.items).toMatchObject([{ taxRateTouched: false }]);
    const unregistered = { ...kept, registered: 'no' as const };
    expect(refreshTaxes(unregistered, 'uk', at('21'))).toBe(unregistered);
  });
});
