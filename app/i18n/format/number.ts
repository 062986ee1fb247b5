import type { Cldr } from '#app/domain/language/cldr.ts';
import { currentCldr } from '../current-cldr.ts';

/**
 * Formats decimal text (`-1234.5`) with a language's separators: `-1,234.5`, `-1 234,5`. The number of decimals is
 * kept.
 */
export function formatNumber(decimal: string, cldr: Cldr = currentCldr()): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, cldr.group);
  return fraction === undefined ? grouped : `${grouped}${cldr.decimal}${fraction}`;
}

/** Formats a percentage given as decimal text: `9.975%`, `9,975 %`. */
export function formatPercent(decimal: string, cldr: Cldr = currentCldr()): string {
  return `${formatNumber(decimal, cldr)}${cldr.percent}`;
}
