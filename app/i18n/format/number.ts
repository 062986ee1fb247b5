import type { Cldr } from '#app/domain/language/cldr.ts';
import { currentCldr } from '../current-cldr.ts';

/**
 * Decimal text (`-1234.5`) with the thousands grouped and the decimal sign of a language: `-1,234.5`, `-1 234,5`. Its
 * decimals stay as many as they are.
 */
export function formatNumber(decimal: string, cldr: Cldr = currentCldr()): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, cldr.group);
  return fraction === undefined ? grouped : `${grouped}${cldr.decimal}${fraction}`;
}

/** Percents as decimal text with their sign: `9.975%`, `9,975 %`. */
export function formatPercent(decimal: string, cldr: Cldr = currentCldr()): string {
  return `${formatNumber(decimal, cldr)}${cldr.percent}`;
}
