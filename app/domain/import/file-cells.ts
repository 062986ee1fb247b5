import { clientRules } from '#app/domain/clients/client.ts';
import { isRegionCode } from '#app/domain/country/region-by-text.ts';
import { plainCell, styleOfSemicolonFile } from '#app/domain/csv/csv-cells.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import {
  bilingual,
  type DocumentLanguage,
  documentLanguages,
  ownNameOf,
} from '#app/domain/language/document-language.ts';
import { type NumberStyle, plainNumber } from '#app/domain/money/plain-number.ts';
import type { TermKind } from '#app/domain/payments/terms.ts';
import { maxCellLength } from './import-lots.ts';
import type { ColumnPlaces } from './recognize-file.ts';

/**
 * Normalizes a word for comparison: lower case without accents, which capitals often lack; hyphens and underscores
 * become spaces.
 */
export function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

const catalogLanguages = ['en', 'fr-CA', 'ru'] as const;
let byName: Map<string, DocumentLanguage> | null = null;

/**
 * Parses an invoice language by its code, its own name or its English, French or Russian name. Plain "English" gives
 * null, since the country decides which English.
 * @returns null for an unknown language
 */
export function parseLanguage(text: string): DocumentLanguage | null {
  byName ??= parseNames();
  return byName.get(plainWord(text)) ?? null;
}

function parseNames(): Map<string, DocumentLanguage> {
  const names = new Map<string, DocumentLanguage>();
  for (const language of documentLanguages) {
    names.set(plainWord(language), language);
    names.set(plainWord(ownNameOf(language)), language);
    if (language === bilingual) continue;
    for (const catalog of catalogLanguages) {
      for (const style of ['long', 'short'] as const) {
        for (const languageDisplay of ['dialect', 'standard'] as const) {
          const options = { type: 'language', style, languageDisplay } as const;
          const name = new Intl.DisplayNames(catalog, options).of(language);
          if (name) names.set(plainWord(name), language);
        }
      }
    }
  }
  for (const word of ['french', 'français', 'французский', 'fr']) {
    names.set(plainWord(word), 'fr-CA');
  }
  return names;
}

/** A file row, read by column; numbered from 1, as in a spreadsheet. */
export type FileRow<Column extends string> = {
  row: number;
  /** The trimmed text of a column; empty if the file lacks it. */
  cell: (column: Column) => string;
};

/** The last row of a QuickBooks report is its creation time: "Wednesday, September 30, 2026 01:46 PM GMT-05:00". */
const reportTime = /^[\p{L} ]+, .*\b\d{4}\b.*\bGMT(?:Z|[+-]\d\d:?\d\d)?$/u;

/** Lists the non-empty rows below the headers, without a report's creation time. */
export function fileRows<Column extends string>(
  rows: readonly (readonly string[])[],
  headingRow: number,
  places: ColumnPlaces<string>,
): FileRow<Column>[] {
  return rows.flatMap((cells, at) => {
    const texts = cells.map((text) => text.trim()).filter(Boolean);
    const isTime = texts.length === 1 && reportTime.test(texts[0] ?? '');
    if (at <= headingRow || texts.length === 0 || isTime) return [];
    const cell = (column: Column) =>
      plainCell(cells[places.get(column) ?? -1] ?? '')
        .trim()
        .slice(0, maxCellLength);
    return [{ row: at + 1, cell }];
  });
}

/** Detects the number format of the file. */
export function fileNumberStyle<Column extends string>(
  rows: readonly FileRow<Column>[],
  columns: readonly Column[],
  delimiter: string,
): NumberStyle {
  if (delimiter !== ';') return { decimalComma: false, dotGroups: false };
  return styleOfSemicolonFile(rows.flatMap(({ cell }) => columns.map(cell)));
}

/** Parses a number of the file to plain decimal text; empty stays empty, null means invalid. */
export function parseFileNumber(text: string, style: NumberStyle): string | null {
  if (text === '') return '';
  const plain = plainNumber(text, style);
  return plain === null || plain.length > 64 ? null : plain.replaceAll(',', '');
}

/**
 * Joins address parts on separate lines, with city, region and postal code on one. Country codes are left out, because
 * documents add the country's name.
 */
export function joinAddress(
  cell: (
    column:
      | ('street' | 'street2' | 'street3' | 'street4')
      | ('city' | 'region' | 'postalCode' | 'country'),
  ) => string,
): string {
  const town = [cell('city'), [cell('region'), cell('postalCode')].filter(Boolean).join(' ')];
  const country = cell('country');
  return [
    cell('street'),
    cell('street2'),
    cell('street3'),
    cell('street4'),
    town.filter(Boolean).join(', '),
    isRegionCode(country) ? '' : country,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Labels that QuickBooks writes before each number, in English and French. */
const label =
  /(?<![\p{L}\d])(phone|mobile|other|fax|téléphone|cellulaire|autre|télécopieur)\s*:\s*/giu;
const faxLabels: ReadonlySet<string> = new Set(['fax', 'télécopieur']);

/**
 * Parses the phone numbers of a cell. QuickBooks writes a customer's phone, mobile and fax into one cell of its contact
 * list: "Phone:(650) 555-0177 Mobile:(650) 555-0112". Text without such labels is returned unchanged.
 * https://quickbooks.intuit.com/learn-support/en-ca/getting-started/which-contact-fields-are-imported-from-excel/00/261830
 * @returns as many numbers as a client can have, comma-separated, and the rest, including fax numbers
 */
export function parseFilePhones(cell: string): { kept: string; leftOut: string[] } {
  const [before = '', ...parts] = cell.split(label);
  const numbers: string[] = [before.trim()].filter(Boolean);
  const leftOut: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const number = (parts[at + 1] ?? '').trim().replace(/[,;]$/, '');
    if (number === '' || numbers.includes(number)) continue;
    const hasRoom = [...numbers, number].join(', ').length <= clientRules.phone.max;
    const isKept = hasRoom && !faxLabels.has((parts[at] ?? '').toLowerCase());
    (isKept ? numbers : leftOut).push(number);
  }
  return { kept: numbers.join(', '), leftOut };
}

const fixedTerms: Partial<Record<TermKind, readonly string[]>> = {
  receipt: ['due on receipt', 'payable à la réception', 'при получении счёта'],
  month: ['end of month', 'fin de mois', 'конец месяца'],
  'next-month': ['end of next month', 'fin du mois suivant', 'конец следующего месяца'],
};
const afterMonth = ['after the end of the month', 'après la fin du mois', 'после конца месяца'];
const dayWords = /^(\d{1,3}) (?:days?|jours?|день|дня|дней)(?: (.+))?$/u;

/**
 * Parses payment terms written by our own export in English, French or Russian, as on documents. Any other text is
 * returned unchanged, so that validation reports it.
 */
export function parseFileTerms(text: string): string {
  const plain = plainWord(text);
  const isPlain = (phrase: string) => plainWord(phrase) === plain;
  for (const [kind, phrases] of Object.entries(fixedTerms)) {
    if (phrases.some(isPlain)) return kind;
  }
  const [, days, rest] = dayWords.exec(text.trim().toLowerCase()) ?? [];
  if (days === undefined) return text;
  if (rest === undefined) return `days:${Number(days)}`;
  const isAfterMonth = afterMonth.some((phrase) => plainWord(phrase) === plainWord(rest));
  return isAfterMonth ? `after-month:${Number(days)}` : text;
}

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
