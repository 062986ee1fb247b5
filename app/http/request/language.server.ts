import { cookieMaxAge, languageCookieName } from '#app/domain/cookies.ts';
import { countryOfPath } from '#app/domain/country/detect-country.ts';
import {
  acceptedLanguage,
  isLanguageCode,
  type LanguageCode,
} from '#app/domain/language/languages.ts';
import { getCookie } from './cookies.server.ts';

/** The query parameter with the language. */
const parameter = 'lang';

/**
 * Determines the language of a response: the one in the address, else the one chosen in this browser, else the one the
 * browser prefers.
 * @param country of the originating page, if the address doesn't contain it
 */
export function languageOf(
  request: Request,
  country = countryOfPath(new URL(request.url).pathname) ?? 'us',
): LanguageCode {
  const chosen = chosenLanguage(request);
  if (chosen) return chosen;
  return acceptedLanguage(request.headers.get('Accept-Language'), country);
}

/** Returns the language in the address; null when it isn't one of ours. */
export function namedLanguage(request: Request): LanguageCode | null {
  const named = new URL(request.url).searchParams.get(parameter);
  return isLanguageCode(named) ? named : null;
}

/** Returns the language chosen by the address or earlier in this browser; null when there is none. */
export function chosenLanguage(request: Request): LanguageCode | null {
  const named = namedLanguage(request);
  if (named) return named;
  const chosen = getCookie(request, languageCookieName);
  return isLanguageCode(chosen) ? chosen : null;
}

/** Returns the `Set-Cookie` value that stores a language for a year. */
export function serializeLanguageCookie(language: LanguageCode): string {
  return `${languageCookieName}=${language}; Path=/; Max-Age=${cookieMaxAge}; SameSite=Lax; Secure; HttpOnly`;
}
