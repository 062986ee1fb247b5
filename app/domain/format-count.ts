import { currentCldr } from '#app/texts/current-cldr.ts';
import type { Cldr } from './language/cldr.ts';
import { formatNumber } from './language/format-number.ts';

/** A whole number with its thousands grouped. */
export function formatCount(count: number, cldr: Cldr = currentCldr()): string {
  return formatNumber(String(count), cldr);
}

/** How many there are, in words: `1 invoice`, `1,200 invoices`. */
export function countOf(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${formatCount(count)} ${thing}s`;
}
