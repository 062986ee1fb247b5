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
