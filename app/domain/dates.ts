import { currentCldr } from '#app/i18n/current-cldr.ts';
import type { CountryCode } from './country/country.ts';
import type { Cldr } from './language/cldr.ts';

// Calendar dates are `YYYY-MM-DD` text. They are only converted to `Date` in UTC, because `new Date('YYYY-MM-DD')`
// shown in local time is off by a day in half the world.

const firstDate = '1000-01-01';
const lastDate = '9999-12-31';
const dayMs = 86_400_000;

/** Returns midnight UTC of a valid date between the years 1000 and 9999, or null. */
function midnightOf(date: string): number | null {
  const ms = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) || isoDay(ms) !== date ? null : ms;
}

function toMs(date: string): number {
  const ms = midnightOf(date);
  if (ms === null) throw new RangeError(`Not a calendar date: ${date}`);
  return ms;
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function fromMs(ms: number): string {
  if (ms <= Date.UTC(1000, 0, 1)) return firstDate;
  if (ms >= Date.UTC(9999, 11, 31)) return lastDate;
  return isoDay(ms);
}

/** Whether a text is a valid date, `YYYY-MM-DD`, between the years 1000 and 9999. */
export function isCalendarDate(text: string): boolean {
  return midnightOf(text) !== null;
}

/** Adds days (negative: subtracts), clamped to the years 1000 to 9999. Throws RangeError on an invalid date. */
export function addDays(date: string, days: number): string {
  return fromMs(toMs(date) + days * dayMs);
}

/** Adds months; month ends are clamped: 31 January plus one month is 28 or 29 February. */
export function addMonths(date: string, months: number): string {
  const from = new Date(toMs(date));
  const index = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const year = Math.floor(index / 12);
  if (year < 1000) return firstDate;
  if (year > 9999) return lastDate;
  const month = index - year * 12;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)));
}

/**
 * Returns the last day of the month `months` after the date's month, clamped to the years 1000 to 9999. Throws
 * RangeError on an invalid date.
 */
export function endOfMonth(date: string, months = 0): string {
  return onMonthDay(addMonths(`${date.slice(0, 7)}-01`, months), 31);
}

/** Returns day 1 to 31 in the month of a date; shorter months use their last day. */
export function onMonthDay(date: string, monthDay: number): string {
  const month = date.slice(0, 7);
  const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  return `${month}-${String(Math.min(monthDay, lastDay.getUTCDate())).padStart(2, '0')}`;
}

/** Counts whole days from `from` to `to`; negative when `to` is earlier. Throws RangeError on an invalid date. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toMs(to) - toMs(from)) / dayMs);
}

/** Fills a date into a pattern of a language's CLDR table. */
function fillPattern(pattern: string, date: string, cldr: Cldr): string {
  const { shortMonths, longMonths, plural } = cldr;
  const [year = '', month = '', day = ''] = date.split('-');
  // Next to a month name, French writes only the first day as an ordinal (Office québécois de la langue française);
  // CLDR doesn't.
  const plainDay = plural === 'fr' && day === '01' ? '1er' : String(Number(day));
  const nameIn = (months: string) => months.split(' ')[Number(month) - 1] ?? '';
  return pattern.replace(/d+|M+|y/g, (sign) => {
    if (sign === 'y') return year;
    if (sign.startsWith('d')) return sign === 'dd' ? day : plainDay;
    return sign === 'MM' ? month : nameIn(sign === 'MMM' ? shortMonths : longMonths);
  });
}

/**
 * Formats a numeric date: English uses the country's order, `MM/DD/YYYY` for the USA and `DD/MM/YYYY` elsewhere; other
 * languages their own: `2026-11-21`, `21.11.2026`. Text that isn't a date is returned unchanged.
 */
export function formatDate(date: string, country: CountryCode, cldr: Cldr = currentCldr()): string {
  return isCalendarDate(date) ? fillPattern(cldr.numericDate[country], date, cldr) : date;
}

/**
 * Formats a date for lists, filters and sentences, the same in every country so that day and month can't be confused:
 * `21 Nov 2026`. Text that isn't a date is returned unchanged.
 */
export function formatDay(date: string, cldr: Cldr = currentCldr()): string {
  return isCalendarDate(date) ? fillPattern(cldr.day, date, cldr) : date;
}

/**
 * Whether a locale orders day, month and year like `formatDate`.
 * @param locale BCP 47; the browser's own when absent
 */
export function writesDatesAs(
  country: CountryCode,
  locale?: string,
  cldr: Cldr = currentCldr(),
): boolean {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
  const order = format.formatToParts(0).map(({ type }) => (type === 'literal' ? '' : type[0]));
  const expected = cldr.numericDate[country].replace(/[^dMy]|(.)(?=\1)/g, '').toLowerCase();
  return order.join('') === expected;
}

/**
 * Formats a date in words, in English in the country's order: `November 21, 2026` or `21 November 2026`. Throws
 * RangeError on an invalid date.
 */
export function formatLongDate(
  date: string,
  country: CountryCode,
  cldr: Cldr = currentCldr(),
): string {
  return fillPattern(cldr.longDate[country], isoDay(toMs(date)), cldr);
}

/** Formats a month `YYYY-MM` with its short name: `Nov 2026`. */
export function formatMonth(month: string, cldr: Cldr = currentCldr()): string {
  const [year = '', number = ''] = month.split('-');
  return `${cldr.aloneMonths.split(' ')[Number(number) - 1]} ${year}`;
}
