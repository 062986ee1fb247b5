import { isCalendarDate } from '../dates.ts';
import { plainWord } from './file-cells.ts';

/** The order of day, month and year in a file. */
export const dateOrders = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof dateOrders)[number];

const parts = /^(\d{1,4})[./\-\s](\d{1,2})[./\-\s](\d{1,4})(?:[T\s].*)?$/;
const named =
  /^(?:(\d{1,2})(?:er)?[ ./]+)?(\p{L}{3,9})\.?[ ./]+(?:(\d{1,2}),? +)?['’]?(\d{4}|\d{2})(?: г\.?)?$/u;
/** How month names start in English, French and Russian. */
const months = [
  'jan|янв',
  'feb|fev|фев',
  'mar|мар',
  'apr|avr|апр',
  'may|mai|май|мая',
  'jun|juin|июн',
  'jul|juil|июл',
  'aug|aou|авг',
  'sep|сен',
  'oct|окт',
  'nov|ноя',
  'dec|дек',
].map((names) => plainWord(names).split('|'));

/**
 * Parses a date cell to `YYYY-MM-DD`. Numeric dates use the order: `28/01/2021`, `1-28-2021`. A leading year or a month
 * name needs none: `2021-01-28`, `28 Jan 2021`, `Jan 28, 2021`, `28-Jan-21`, `28 janv. 2021`, `28 января 2021 г.`
 * Two-digit years are of this century.
 * @returns null when it isn't a date in that order
 */
export function parseFileDate(text: string, order: DateOrder): string | null {
  const plain = text.trim();
  const words = named.exec(plainWord(text));
  if (words) {
    const [, before, month = '', behind, year = ''] = words;
    const at = months.findIndex((names) => names.some((name) => month.startsWith(name)));
    return at < 0 ? null : dayOf(year, String(at + 1), before ?? behind ?? '');
  }
  const found = parts.exec(plain);
  if (!found) return null;
  const [, first = '', second = '', third = ''] = found;
  if (order === 'YMD' || first.length === 4) return dayOf(first, second, third);
  return order === 'DMY' ? dayOf(third, second, first) : dayOf(third, first, second);
}

function dayOf(year: string, month: string, day: string): string | null {
  if (day === '' || day.length > 2 || (year.length !== 4 && year.length !== 2)) return null;
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/**
 * Lists the orders in which most of a file's dates can be parsed. Several mean the user must choose, since `03/04/2021`
 * is ambiguous; when all orders give the same dates, only one is returned.
 */
export function matchingDateOrders(texts: readonly string[]): DateOrder[] {
  const filled = texts.filter((text) => text.trim() !== '');
  const reads = dateOrders.map((order) => {
    const days = filled.map((text) => parseFileDate(text, order));
    return { order, days, read: days.filter((day) => day !== null).length };
  });
  const most = Math.max(...reads.map(({ read }) => read));
  const fitting = reads.filter(({ read }) => read === most);
  // Dates that start with the year or contain a month name parse in every order.
  const first = fitting.find(({ order }) => order === 'YMD') ?? fitting[0];
  const isSame = fitting.every(({ days }) => days.every((day, at) => day === first?.days[at]));
  if (first && isSame) return [first.order];
  return fitting.map(({ order }) => order);
}
