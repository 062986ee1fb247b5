import { countryCookieName, countryGuessCookieName } from '#app/domain/country/country-cookies.ts';
import { keptSeconds } from '#app/domain/plain-cookies.ts';

/**
 * The `Set-Cookie` value that says for a moment that an address got its country by a guess. It names the page that it is
 * for, whose scripts read and remove it: other pages of the browser may be open, or on their way out.
 * @param pathname with the guessed country
 */
export function serializeCountryGuess(pathname: string): string {
  return `${countryGuessCookieName}=${encodeURIComponent(pathname)}; Path=/; Max-Age=60; SameSite=Lax; Secure`;
}

/** One cookie of ours in a request, decoded; null when absent or malformed. No other cookie is looked at. */
export function getCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key !== name || value === undefined) continue;
    try {
      return decodeURIComponent(value);
    } catch {
      // Another one of the same name may follow.
    }
  }
  return null;
}

/** The `Set-Cookie` value that keeps a chosen country for a year, readable by scripts. */
export function serializeCountryCookie(country: string): string {
  return `${countryCookieName}=${encodeURIComponent(country)}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax; Secure`;
}
