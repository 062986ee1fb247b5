import type { Cldr } from '#app/domain/language/cldr.ts';
import { currentCldr } from '../current-cldr.ts';
import { formatNumber } from './number.ts';

/** A whole number with its thousands grouped. */
export function formatCount(count: number, cldr: Cldr = currentCldr()): string {
  return formatNumber(String(count), cldr);
}
