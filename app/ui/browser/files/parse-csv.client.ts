import Papa from 'papaparse';

/**
 * Parses a CSV text into its rows of cells, blank lines included.
 * @param text with LF or CRLF line ends; carriage returns inside quotes are kept
 * @returns the rows, and the first row (from 1) with broken quotes, else null
 */
export function parseCsv(
  text: string,
  delimiter: string,
): { rows: string[][]; brokenRow: number | null } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  if (text.includes('\r')) data.forEach(dropReturn);
  const broken = errors.find(({ type }) => type === 'Quotes');
  return { rows: data, brokenRow: broken ? (broken.row ?? 0) + 1 : null };
}

/** Removes the carriage return that CRLF leaves at the end of a row. */
function dropReturn(cells: string[]): void {
  const last = cells.at(-1);
  if (last?.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1);
}
