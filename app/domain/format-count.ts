// Made once: building a format takes far longer than using it.
const format = new Intl.NumberFormat('en-US');

/** A whole number with commas between its thousands. */
export function formatCount(count: number): string {
  return format.format(count);
}
