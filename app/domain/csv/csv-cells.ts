import type { NumberStyle } from '#app/domain/money/plain-number.ts';

// Characters that start a formula in spreadsheets (OWASP, CSV Injection), also after spaces, at the start of a cell or
// after a character that another program may treat as the separator. The apostrophe keeps it text and is removed on
// import.
const sign = '=+\\-@＝＋－＠';
const opening = `'*[^\\S\\t\\r\\n]*[${sign}]`;
const runsInside = new RegExp(`([;\\t\\r\\n])(?=${opening})`, 'g');
const formulaStart = new RegExp(`^(?:${opening}|'*[\\t\\r\\n])`);
const quietInside = new RegExp(`([;\\t\\r\\n])'(?=${opening})`, 'g');
const quietAtStart = new RegExp(`^'(?:${opening}|'*[\\t\\r\\n])`);

/**
 * Escapes a cell so that no spreadsheet runs it as a formula: `=1+1` becomes `'=1+1`, `a;-b` becomes `a;'-b`, `'=`
 * becomes `''=`.
 */
export function quietCell(text: string): string {
  const inside = text.replace(runsInside, "$1'");
  return formulaStart.test(inside) ? `'${inside}` : inside;
}

/** Reverses `quietCell`; other cells are returned unchanged. */
export function plainCell(text: string): string {
  if (!text.includes("'")) return text;
  const inside = quietAtStart.test(text) ? text.slice(1) : text;
  return inside.replace(quietInside, '$1');
}

/**
 * Lists the headers of non-empty columns that an import doesn't use. A column without a header is named by its letter,
 * as in spreadsheets.
 * @param used indexes of the columns that are used, from 0
 */
export function unusedHeadings(
  headings: readonly string[],
  data: readonly (readonly string[])[],
  used: ReadonlySet<number>,
): string[] {
  const width = data.reduce((most, cells) => Math.max(most, cells.length), headings.length);
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    if (used.has(at) || !data.some((cells) => (cells[at] ?? '').trim() !== '')) return [];
    return [headings[at]?.trim() || columnLetters(at)];
  });
}

/** A, B ... Z, AA ... */
function columnLetters(at: number): string {
  const before = Math.floor(at / 26);
  return (before > 0 ? columnLetters(before - 1) : '') + String.fromCharCode(65 + (at % 26));
}

/**
 * Detects the number style of a semicolon-separated file, which programs write where the comma is the decimal
 * separator.
 */
export function styleOfSemicolonFile(numbers: Iterable<string>): NumberStyle {
  let dotGroups = false;
  for (const text of numbers) {
    if (/\d,\d+\D*$/.test(text)) dotGroups = true;
    // The dot in 12.50 can't be a thousands separator, so the file uses decimal points.
    if (/^\D*\d+\.(\d{1,2}|\d{4,})\D*$/.test(text)) return { decimalComma: true, dotGroups: false };
  }
  return { decimalComma: true, dotGroups };
}

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
