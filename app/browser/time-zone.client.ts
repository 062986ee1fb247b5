import { dayInTimeZone } from '#app/domain/dates.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Tells the server the visitor's time zone, so that "today" is the seller's day: cookie `__Host-tz`, IANA name. */
export function rememberTimeZone(): void {
  const zone = timeZoneHere();
  if (!zone) return;
  const cookie = `__Host-tz=${encodeURIComponent(zone)}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${cookie}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax; Secure`;
}

/** The visitor's own day now, `YYYY-MM-DD`, for a page whose server did not know their time zone. */
export function dayHere(): string {
  return dayInTimeZone(Date.now(), timeZoneHere());
}

function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
