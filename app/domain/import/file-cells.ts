import { isRegionCode } from '../country/region-by-text.ts';
import { plainCell } from '../csv/plain-cell.ts';
import { styleOfSemicolonFile } from '../money/file-number-style.ts';
import { type NumberStyle, plainNumber } from '../money/plain-number.ts';
import { maxCellLength } from './import-limits.ts';
import type { ColumnPlaces } from './recognize-file.ts';

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
