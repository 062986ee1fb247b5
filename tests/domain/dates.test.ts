import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isCalendarDate } from '#app/domain/dates.ts';
import { dayInTimeZone, isTimeZone } from '#app/domain/zone-days.ts';
import { formatDate, formatDay, writesDatesAs } from '#app/i18n/format/dates.ts';

const day = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10));

describe('a calendar date', () => {
  it.each(['2026-03-01', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])(
    '%s is valid',
    (text) => expect(isCalendarDate(text)).toBe(true),
  );

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-3-1',
    '2026-03-01T00:00:00Z',
    '12026-01-01',
    '0999-01-01',
    'today',
    '2026-03-01\n',
  ])('%j is invalid', (text) => expect(isCalendarDate(text)).toBe(false));
});

describe('date arithmetic', () => {
  it('adds days across months, years and leap days', () => {
    expect(addDays('2026-03-01', 30)).toBe('2026-03-31');
    expect(addDays('2026-12-15', 30)).toBe('2027-01-14');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('9999-12-20', 30)).toBe('9999-12-31');
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });

  it('adds months, clamping to the month’s end', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  });

  it('counts days in both directions', () => {
    expect(daysBetween('2026-03-01', '2026-03-06')).toBe(5);
    expect(daysBetween('2026-03-06', '2026-03-01')).toBe(-5);
    expect(daysBetween('2026-03-08', '2026-03-09')).toBe(1);
  });

  it('adding undoes subtracting', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40000, max: 40000 }), (date, days) => {
        const later = addDays(date, days);
        expect(isCalendarDate(later)).toBe(true);
        expect(daysBetween(date, later)).toBe(days);
        expect(addDays(later, -days)).toBe(date);
      }),
    );
  });

  it('text order is date order', () => {
    fc.assert(
      fc.property(day, day, (left, right) => {
        expect(left < right).toBe(daysBetween(left, right) > 0);
      }),
    );
  });

  it('a month later is always in the next month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 120 }), (date, months) => {
        const later = addMonths(date, months);
        const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(index(later) - index(date)).toBe(months);
        expect(later.slice(8) <= date.slice(8)).toBe(true);
      }),
    );
  });
});

describe('a date on paper', () => {
  it('follows the country', () => {
    expect(formatDate('2026-03-01', 'us')).toBe('03/01/2026');
    for (const country of ['ca', 'uk', 'au'] as const) {
      expect(formatDate('2026-03-01', country)).toBe('01/03/2026');
    }
    expect(formatDate('soon', 'us')).toBe('soon');
  });
});

describe('a date in the product', () => {
  it('has its month in letters, so that it can’t be misread', () => {
    expect(formatDay('2026-11-21')).toBe('21 Nov 2026');
    expect(formatDay('2026-03-01')).toBe('1 Mar 2026');
    expect(formatDay('1000-12-31')).toBe('31 Dec 1000');
    for (const text of ['soon', '', '2026-02-30']) expect(formatDay(text)).toBe(text);
  });

  it.each([
    ['us', 'en-US', true],
    ['us', 'en-GB', false],
    ['uk', 'en-GB', true],
    ['uk', 'en-US', false],
    ['au', 'de-DE', true],
    ['ca', 'sv-SE', false],
    ['uk', 'fa-IR', false],
  ] as const)('in %s has the order for %s: %s', (country, locale, isAlike) => {
    expect(writesDatesAs(country, locale)).toBe(isAlike);
  });
});

describe('the seller-local date', () => {
  const instant = Date.UTC(2026, 2, 1, 3, 30);

  it.each([
    ['America/Los_Angeles', '2026-02-28'],
    ['America/New_York', '2026-02-28'],
    ['Europe/London', '2026-03-01'],
    ['Australia/Sydney', '2026-03-01'],
    ['Pacific/Kiritimati', '2026-03-01'],
    ['UTC', '2026-03-01'],
    [null, '2026-03-01'],
    ['', '2026-03-01'],
    ['Mars/Olympus', '2026-03-01'],
  ])('in %s is %s', (zone, expected) => {
    expect(dayInTimeZone(instant, zone)).toBe(expected);
  });

  it('changes at midnight there', () => {
    expect(dayInTimeZone(Date.UTC(2026, 2, 1, 4, 59, 59), 'America/New_York')).toBe('2026-02-28');
    expect(dayInTimeZone(Date.UTC(2026, 2, 1, 5), 'America/New_York')).toBe('2026-03-01');
  });

  it('recognizes time zone names', () => {
    expect(isTimeZone('Europe/Berlin')).toBe(true);
    expect(isTimeZone('../etc')).toBe(false);
  });
});
