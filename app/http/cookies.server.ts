import { createCookie } from '@remix-run/cloudflare';

const yearSeconds = 365 * 24 * 60 * 60;

/** The message that the next page shows once; see `flash.server.ts`. */
export const flashCookie = createCookie('__Host-flash', {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: 60,
});

/** The visitor's chosen country, mirrored from local storage; written by scripts and by the server. */
export const countryCookieName = '__Host-country';

/**
 * The `Set-Cookie` value that says for a moment that an address got its country by a guess. It names the page that it is
 * for, whose scripts read and remove it: other pages of the browser may be open, or on their way out.
 * @param pathname with the guessed country
 */
export function serializeCountryGuess(pathname: string): string {
  return `__Host-country-guessed=${encodeURIComponent(pathname)}; Path=/; Max-Age=60; SameSite=Lax; Secure`;
}

/** The visitor's time zone, written by scripts (`app/browser/time-zone.client.ts`). */
export const timeZoneCookieName = '__Host-tz';

/** One plain cookie of a request, decoded; null when absent or malformed. */
export function readPlainCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key !== name || value === undefined) continue;
    try {
      return decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return null;
}

/** The `Set-Cookie` value that keeps a chosen country for a year, readable by scripts. */
export function serializeCountryCookie(country: string): string {
  return `${countryCookieName}=${encodeURIComponent(country)}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax; Secure`;
}
