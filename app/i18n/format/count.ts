import type { Cldr } from '#app/domain/language/cldr.ts';
import { currentCldr } from '../current-cldr.ts';
import { formatNumber } from './number.ts';

/** Formats a whole number with thousands separators. */
export function formatCount(count: number, cldr: Cldr = currentCldr()): string {
  return formatNumber(String(count), cldr);
}
