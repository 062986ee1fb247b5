import { dayInTimeZone, isTimeZone } from '#app/domain/zone-days.ts';
import { currentLanguage } from '../current-language.ts';
import { formatDay } from './dates.ts';

/** Formats an instant (ms) in an IANA time zone and the current language: `25 Nov 2026, 9:00 AM`. Null means UTC. */
export function describeTime(instantMs: number, timeZone: string | null): string {
  const time = new Intl.DateTimeFormat(currentLanguage(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(instantMs);
  return `${formatDay(dayInTimeZone(instantMs, timeZone))}, ${time}`;
}
