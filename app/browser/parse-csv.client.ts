import Papa from 'papaparse';

/**
 * The cells of a CSV text, row by row as they stand in it, blank lines too.
 * @param text with line feeds only
 * @returns with the first row (from 1) whose quotation marks cannot be made sense of, null when all can
 */
export function parseCsv(
  text: string,
  delimiter: string,
): { rows: string[][]; brokenRow: number | null } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  return { rows: data, brokenRow: broken ? (broken.row ?? 0) + 1 : null };
}
