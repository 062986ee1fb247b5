import { type Cldr, pluralRules } from '#app/domain/language/cldr.ts';
import { currentCldr } from '../current-cldr.ts';
import { formatNumber } from './number.ts';

/** Formats minutes: `1 minute`, `45 minutes`, `1 hour`, `2 hours`. */
export function sayDuration(minutes: number, cldr: Cldr = currentCldr()): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, cldr.hour] : [minutes, cldr.minute];
  const form = unit[pluralRules[cldr.plural](count)] ?? unit.other;
  return form.replace('{0}', formatNumber(String(count), cldr));
}
