import { isRegionCode } from '../country/region-by-text.ts';
import { plainCell } from '../csv/plain-cell.ts';
import { styleOfSemicolonFile } from '../money/file-number-style.ts';
import { type NumberStyle, plainNumber } from '../money/plain-number.ts';
import { maxCellLength } from './import-limits.ts';
import type { ColumnPlaces } from './recognize-file.ts';

/** A row of a file by its columns; counted from 1, as a spreadsheet does. */
export type FileRow<Column extends string> = {
  row: number;
  /** The trimmed text of a column; empty where the file has none. */
  cell: (column: Column) => string;
};

/** The last row of a report of QuickBooks is when it was made: "Wednesday, September 30, 2026 01:46 PM GMT-05:00". */
const reportTime = /^[\p{L} ]+, .*\b\d{4}\b.*\bGMT(?:Z|[+-]\d\d:?\d\d)?$/u;

/** The rows below the headings that hold anything, without the time of a report. */
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

/** How the file writes its numbers. */
export function fileNumberStyle<Column extends string>(
  rows: readonly FileRow<Column>[],
  columns: readonly Column[],
  delimiter: string,
): NumberStyle {
  if (delimiter !== ';') return { decimalComma: false, dotGroups: false };
  return styleOfSemicolonFile(rows.flatMap(({ cell }) => columns.map(cell)));
}

/** A number of the file as plain decimal text; empty stays empty, null is none. */
export function parseFileNumber(text: string, style: NumberStyle): string | null {
  if (text === '') return '';
  const plain = plainNumber(text, style);
  return plain === null || plain.length > 64 ? null : plain.replaceAll(',', '');
}

/** The parts of an address below each other; town, region and postal code on one line. A country's code isn't shown: documents add its name. */
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
