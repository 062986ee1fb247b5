// Made once: building a format takes far longer than using it.
const format = new Intl.NumberFormat('en-US');

/** A whole number with commas between its thousands. */
export function formatCount(count: number): string {
  return format.format(count);
}

/** How many there are, in words: `1 invoice`, `1,200 invoices`. */
export function countOf(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${formatCount(count)} ${thing}s`;
}
