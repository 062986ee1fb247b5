// Calendar dates are `YYYY-MM-DD` text. They only ever meet `Date` in UTC, since `new Date('YYYY-MM-DD')` shown in
// local time moves by a day in half the world.

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
