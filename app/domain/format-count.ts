import { currentCldr } from '#app/i18n/current-cldr.ts';
import type { Cldr } from './language/cldr.ts';
import { formatNumber } from './language/format-number.ts';

/** A whole number with its thousands grouped. */
export function formatCount(count: number, cldr: Cldr = currentCldr()): string {
  return formatNumber(String(count), cldr);
}
