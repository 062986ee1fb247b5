/**
 * Returns the calendar date of an instant (epoch milliseconds) in an IANA time zone; an unknown or empty zone means
 * UTC.
 */
export function dayInTimeZone(instantMs: number, timeZone: string | null): string {
  return daysInTimeZone(timeZone)(instantMs);
}

/** Creates the same function for many instants of one time zone. */
export function daysInTimeZone(timeZone: string | null): (instantMs: number) => string {
  const format = formatOfZone(timeZone || 'UTC') ?? formatOfZone('UTC');
  return (instantMs) => {
    const parts = format?.formatToParts(instantMs) ?? [];
    const part = (type: 'year' | 'month' | 'day') =>
      parts.find((candidate) => candidate.type === type)?.value ?? '';
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  };
}

/** Whether the runtime knows an IANA time zone name. */
export function isTimeZone(timeZone: string): boolean {
  return formatOfZone(timeZone) !== null;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones; names come from a cookie and may vary in case. */
const maxFormats = 600;

/** Returns the cached date formatter of a zone, because creating one is expensive; null for an unknown zone. */
function formatOfZone(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    if (formats.size < maxFormats) formats.set(timeZone, format);
    return format;
  } catch {
    return null;
  }
}

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
