import { describe, expect, it } from 'vitest';
import { addDays, addMonths, isCalendarDate } from '#app/domain/dates.ts';
import { dayInTimeZone, isTimeZone } from '#app/domain/zone-days.ts';
import { writesDatesAs } from '#app/i18n/format/dates.ts';

describe('a calendar date', () => {
  it.each(['2026-03-01', '2024-02-29', '1000-01-01'])('%s is valid', (text) =>
    expect(isCalendarDate(text)).toBe(true),
  );

  it.each(['', '2026-02-29', '1900-02-29', '2026-04-31', '0999-01-01', 'today', '2026-03-01\n'])(
    '%j is invalid',
    (text) => expect(isCalendarDate(text)).toBe(false),
  );
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
});

it.each([
  ['us', 'en-GB', false],
  ['uk', 'en-US', false],
  ['au', 'de-DE', true],
  ['ca', 'sv-SE', false],
] as const)('a date in the product in %s has the order for %s: %s', (country, locale, isAlike) => {
  expect(writesDatesAs(country, locale)).toBe(isAlike);
});

describe('the seller-local date', () => {
  const instant = Date.UTC(2026, 2, 1, 3, 30);

  it.each([
    ['America/Los_Angeles', '2026-02-28'],
    ['Australia/Sydney', '2026-03-01'],
    [null, '2026-03-01'],
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
