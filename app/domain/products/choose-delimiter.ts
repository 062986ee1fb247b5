import { matchColumns } from './match-columns.ts';

const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

const maxHeadingLength = 10_000;
/** Excel's own first line that names the separator. */
const namedDelimiter = /^sep=([,;\t|])\r?\n/i;

/**
 * Detects the separator of a product file: the one that Excel's first line names, else the one that finds the most
 * known headers in the first line, else a comma. Counting separators would be misled by decimal commas and commas in
 * names.
 * @param text with line feeds or CRLF
 * @returns the delimiter, and where the headers start
 */
export function chooseDelimiter(text: string): { delimiter: Delimiter; start: number } {
  const named = namedDelimiter.exec(text);
  if (named) return { delimiter: named[1] as Delimiter, start: named[0].length };
  const heading = firstLine(text);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const cells = heading.split(delimiter);
    const score = matchColumns(cells).size * 1000 + Math.min(cells.length, 999);
    if (score > best.score) best = { delimiter, score };
  }
  return { delimiter: best.delimiter, start: 0 };
}

function firstLine(text: string): string {
  const start = text.slice(0, maxHeadingLength).trimStart();
  const [line = ''] = linesWithHeading(start)
    .replace(/"[^"]*"/g, (quoted) => quoted.replace(/[,;\t|\n]/g, ' '))
    .split('\n', 1);
  return line;
}

/** Returns the first lines up to where no quotation mark is open. */
function linesWithHeading(text: string): string {
  let end = text.indexOf('\n');
  while (end >= 0 && text.slice(0, end).split('"').length % 2 === 0)
    end = text.indexOf('\n', end + 1);
  return end < 0 ? text : text.slice(0, end);
}
