import { cookieMaxAge, countryCookieName, countryGuessCookieName } from '#app/domain/cookies.ts';

/**
 * Returns the `Set-Cookie` value of the short-lived marker that the country in an address was guessed. It names its
 * page, whose scripts read and remove it, because the browser may have other pages open or loading.
 * @param pathname with the guessed country
 */
export function serializeCountryGuess(pathname: string): string {
  return `${countryGuessCookieName}=${encodeURIComponent(pathname)}; Path=/; Max-Age=60; SameSite=Lax; Secure`;
}

/** Returns one of our cookies, decoded; null when absent or malformed. Other cookies are ignored. */
export function getCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key !== name || value === undefined) continue;
    try {
      return decodeURIComponent(value);
    } catch {
      // Another one with the same name may follow.
    }
  }
  return null;
}

/** Returns the `Set-Cookie` value that stores a chosen country for a year, readable by scripts. */
export function serializeCountryCookie(country: string): string {
  return `${countryCookieName}=${encodeURIComponent(country)}; Path=/; Max-Age=${cookieMaxAge}; SameSite=Lax; Secure`;
}
