import { keptSeconds, timeZoneCookieName } from '#app/domain/plain-cookies.ts';
import { writeCookie } from './cookies.client.ts';

/** Tells the server the visitor's time zone, so that "today" is the seller's day: an IANA name. */
export function rememberTimeZone(): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone) return;
  const cookie = `${timeZoneCookieName}=${encodeURIComponent(zone)}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  writeCookie(cookie, keptSeconds);
}
