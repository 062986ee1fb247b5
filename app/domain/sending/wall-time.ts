import { isTimeZone } from '#app/domain/zone-days.ts';

const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/**
 * Converts the local time `YYYY-MM-DDTHH:MM` in an IANA time zone to an instant (ms). A time that occurs twice means
 * the first; a skipped one is shifted by the length of the gap. An unknown zone means UTC.
 * @returns null when the text isn't a valid time
 */
export function instantOfWallTime(text: string, timeZone: string | null): number | null {
  const read = shape.exec(text);
  if (!read) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = read.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  if (wallTimeOf(asUtc, null) !== text) return null;
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : null;
  // The offsets a day before and after cover any clock change in between.
  const instants = [-86_400_000, 86_400_000].map((away) => asUtc - offsetAt(asUtc + away, zone));
  const shown = instants.filter((instant) => wallTimeOf(instant, zone) === text);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...instants);
}

/** Formats an instant (ms) as local time in a zone, `YYYY-MM-DDTHH:MM`. */
export function wallTimeOf(instant: number, timeZone: string | null): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** Returns a zone's offset from UTC at an instant, ms. */
function offsetAt(instant: number, timeZone: string | null): number {
  if (timeZone === null || !isTimeZone(timeZone)) return 0;
  const minute = Math.floor(instant / 60_000) * 60_000;
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(minute);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second')) - minute;
}
