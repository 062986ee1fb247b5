import Papa from 'papaparse';

/**
 * The cells of a CSV text, row by row as they stand in it, blank lines too.
 * @param text with line feeds, or with CRLF: the carriage returns within quotation marks stay
 * @returns with the first row (from 1) whose quotation marks cannot be made sense of, null when all can
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

/** Takes off what CRLF leaves at a row's end. */
function dropReturn(cells: string[]): void {
  const last = cells.at(-1);
  if (last?.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1);
}
