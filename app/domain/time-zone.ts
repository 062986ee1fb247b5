import { isTimeZone } from './zone-days.ts';

const halfYearMs = 182 * 86_400_000;

/** Formats an IANA time zone for display: `America/New York`. */
export function zoneLabel(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/**
 * Whether two IANA time zones have the same local time at an instant (ms) and half a year later; many zones have
 * several names.
 */
export function isSameClock(one: string, other: string, now: number): boolean {
  if (!isTimeZone(one) || !isTimeZone(other)) return false;
  return [now, now + halfYearMs].every((instant) => clock(one, instant) === clock(other, instant));
}

function clock(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant);
}
