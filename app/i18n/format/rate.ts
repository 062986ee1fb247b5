import type { Cldr } from '#app/domain/language/cldr.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { currentCldr } from '../current-cldr.ts';
import { formatPercent } from './number.ts';

/** A rate in ten-thousandths of a percent as text: 99750 is `9.975%`, in French `9,975 %`. */
export function formatRate(rate: number, cldr: Cldr = currentCldr()): string {
  return formatPercent(formatDecimal(rate, 4), cldr);
}
