import { quietCell } from './plain-cell.ts';

const byteOrderMark = '\ufeff';
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * A CSV file as spreadsheets open it: RFC 4180 with commas and CRLF, a byte order mark so that Excel reads UTF-8, and
 * no cell that would run as a formula. `plainCell` gives the texts back.
 * @param columns the heading of each column
 * @param rows as many texts each as there are columns
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`);
  return `${byteOrderMark}${lines.join('')}`;
}

function writeCell(text: string): string {
  const quiet = quietCell(text);
  return needsQuotes.test(quiet) ? `"${quiet.replaceAll('"', '""')}"` : quiet;
}
