import { currentCldr } from '#app/i18n/current-cldr.ts';
import type { Cldr } from './language/cldr.ts';
import { formatNumber } from './language/format-number.ts';

/** Formats a whole number with thousands separators. */
export function formatCount(count: number, cldr: Cldr = currentCldr()): string {
  return formatNumber(String(count), cldr);
}
