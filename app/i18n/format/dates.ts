import type { CountryCode } from '#app/domain/country/country.ts';
import { addDays, isCalendarDate } from '#app/domain/dates.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { currentCldr } from '../current-cldr.ts';

/** Formats a calendar date by a pattern of a language's table. */
function fillPattern(pattern: string, date: string, cldr: Cldr): string {
  const { shortMonths, longMonths, plural } = cldr;
  const [year = '', month = '', day = ''] = date.split('-');
  // Before a spelled-out month, French writes the first day as "1er" (Office québécois de la langue française), unlike
  // CLDR.
  const plainDay = plural === 'fr' && day === '01' ? '1er' : String(Number(day));
  const nameIn = (months: string) => months.split(' ')[Number(month) - 1] ?? '';
  return pattern.replace(/d+|M+|y/g, (sign) => {
    if (sign === 'y') return year;
    if (sign.startsWith('d')) return sign === 'dd' ? day : plainDay;
    return sign === 'MM' ? month : nameIn(sign === 'MMM' ? shortMonths : longMonths);
  });
}

/**
 * Formats a date in digits: in English in the country's order, `MM/DD/YYYY` for the USA and `DD/MM/YYYY` elsewhere, in
 * other languages in the language's: `2026-11-21`, `21.11.2026`. Text that isn't a date is returned unchanged.
 */
export function formatDate(date: string, country: CountryCode, cldr: Cldr = currentCldr()): string {
  return isCalendarDate(date) ? fillPattern(cldr.numericDate[country], date, cldr) : date;
}

/**
 * Formats a date for lists, filters and sentences, the same for every country and without mistaking the month for the
 * day: `21 Nov 2026`. Text that isn't a date is returned unchanged.
 */
export function formatDay(date: string, cldr: Cldr = currentCldr()): string {
  return isCalendarDate(date) ? fillPattern(cldr.day, date, cldr) : date;
}

/**
 * Whether a locale writes day, month and year in the order of `formatDate`.
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
 * Formats a date with the month spelled out, in English in the country's order: `November 21, 2026` or
 * `21 November 2026`. Throws RangeError on a bad date.
 */
export function formatLongDate(
  date: string,
  country: CountryCode,
  cldr: Cldr = currentCldr(),
): string {
  return fillPattern(cldr.longDate[country], addDays(date, 0), cldr);
}

/** Formats a month `YYYY-MM` with its abbreviated name: `Nov 2026`. */
export function formatMonth(month: string, cldr: Cldr = currentCldr()): string {
  const [year = '', number = ''] = month.split('-');
  return `${cldr.aloneMonths.split(' ')[Number(number) - 1]} ${year}`;
}
