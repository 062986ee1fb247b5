import { isTimeZone } from '../zone-days.ts';

const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/**
 * The instant (ms) at which clocks of an IANA time zone show a day and time, `YYYY-MM-DDTHH:MM`. Where clocks show it twice it is the
 * first; where they leave it out, as much later as they were put forward. An unknown zone means UTC.
 * @returns null for a text that is no such time
 */
export function instantOfWallTime(text: string, timeZone: string | null): number | null {
  const read = shape.exec(text);
  if (!read) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = read.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  if (wallTimeOf(asUtc, null) !== text) return null;
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : null;
  // A day around it holds the offsets before and after any change of the clocks.
  const instants = [-86_400_000, 86_400_000].map((away) => asUtc - offsetAt(asUtc + away, zone));
  const shown = instants.filter((instant) => wallTimeOf(instant, zone) === text);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...instants);
}

/** What clocks of a zone show at an instant (ms), `YYYY-MM-DDTHH:MM`. */
export function wallTimeOf(instant: number, timeZone: string | null): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** How far clocks of a zone are ahead of UTC at an instant, ms. */
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
