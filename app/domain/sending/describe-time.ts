import { currentLanguage } from '#app/i18n/current-language.ts';
import { isTimeZone } from '../zone-days.ts';

/** A day and time as it is told, in an IANA zone: `25 Nov 2026, 09:00`. Null means UTC. */
export function describeTime(instantMs: number, timeZone: string | null): string {
  return new Intl.DateTimeFormat(currentLanguage(), {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(instantMs);
}
