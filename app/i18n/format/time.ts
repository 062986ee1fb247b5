import { type Cldr, pluralRules } from '#app/domain/language/cldr.ts';
import { dayInTimeZone, isTimeZone } from '#app/domain/zone-days.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatDay } from './dates.ts';
import { formatNumber } from './number.ts';

/** Formats an instant (ms) in an IANA time zone and the current language: `25 Nov 2026, 9:00 AM`. Null means UTC. */
export function describeTime(instantMs: number, timeZone: string | null): string {
  const time = new Intl.DateTimeFormat(currentLanguage(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(instantMs);
  return `${formatDay(dayInTimeZone(instantMs, timeZone))}, ${time}`;
}

/** Formats minutes: `1 minute`, `45 minutes`, `1 hour`, `2 hours`. */
export function formatDuration(minutes: number, cldr: Cldr = currentCldr()): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, cldr.hour] : [minutes, cldr.minute];
  const form = unit[pluralRules[cldr.plural](count)] ?? unit.other;
  return form.replace('{0}', formatNumber(String(count), cldr));
}
