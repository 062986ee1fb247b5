import { isTimeZone } from '../dates.ts';

const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const hour = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** An instant (ms) as a mail tells it, in an IANA time zone: `May 2, 2026 at 4:30 PM GMT+2`. Null means UTC. */
export function sayMoment(instantMs: number, timeZone: string | null): string {
  return say(instantMs, timeZone, { ...day, ...hour });
}

/** Its day alone: `May 2, 2026`. */
export function sayDay(instantMs: number, timeZone: string | null): string {
  return say(instantMs, timeZone, day);
}

function say(instantMs: number, timeZone: string | null, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-US', {
    ...options,
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(instantMs);
}
