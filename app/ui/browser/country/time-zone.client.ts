import { cookieMaxAge, timeZoneCookieName } from '#app/domain/cookies.ts';
import { writeCookie } from './cookies.client.ts';

/** Sends the visitor's IANA time zone to the server in a cookie, so that "today" is the seller's day. */
export function rememberTimeZone(): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone) return;
  const cookie = `${timeZoneCookieName}=${encodeURIComponent(zone)}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  writeCookie(cookie, cookieMaxAge);
}
