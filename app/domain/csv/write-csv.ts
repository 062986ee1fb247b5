import { quietCell } from './csv-cells.ts';

const byteOrderMark = '\ufeff';
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
const isPlainFigure = /^-?\d+(\.\d+)?$/;

/** A text, or a number as decimal text; negative numbers stay numbers in spreadsheets. */
export type CsvCell = string | { figure: string };

/**
 * Writes a CSV file for spreadsheets: RFC 4180 with commas and CRLF, a byte order mark so that Excel detects UTF-8, and
 * no cell that would run as a formula. `plainCell` restores the texts.
 * @param columns the header of each column
 * @param rows as many texts each as there are columns
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  return `${byteOrderMark}${writeLines([columns, ...rows])}`;
}

/** Writes the same file in pieces: the header, then one piece per batch of rows. */
export async function* writeCsvPieces(
  columns: readonly string[],
  lots: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield writeCsv(columns, []);
  for await (const rows of lots) yield writeLines(rows);
}

function writeLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'object' && isPlainFigure.test(cell.figure)) return cell.figure;
  const text = typeof cell === 'object' ? cell.figure : cell;
  const quiet = quietCell(text);
  return needsQuotes.test(quiet) ? `"${quiet.replaceAll('"', '""')}"` : quiet;
}
