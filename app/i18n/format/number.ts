import type { Cldr } from '#app/domain/language/cldr.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';

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

/** Formats a whole number with thousands separators. */
export function formatCount(count: number, cldr: Cldr = currentCldr()): string {
  return formatNumber(String(count), cldr);
}

/** Formats a rate in ten-thousandths of a percent: 99750 is `9.975%`, in French `9,975 %`. */
export function formatRate(rate: number, cldr: Cldr = currentCldr()): string {
  return formatPercent(formatDecimal(rate, 4), cldr);
}
