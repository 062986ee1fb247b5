import { keptSeconds, timeZoneCookieName } from '#app/domain/plain-cookies.ts';
import { writeCookie } from './write-cookie.client.ts';

/** Tells the server the visitor's time zone, so that "today" is the seller's day: an IANA name. */
export function rememberTimeZone(): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone) return;
  const cookie = `${timeZoneCookieName}=${encodeURIComponent(zone)}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  writeCookie(cookie, keptSeconds);
}

/** The visitor's own day now, `YYYY-MM-DD`, for a page whose server did not know their time zone. */
export function dayHere(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}
