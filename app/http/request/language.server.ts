import { countryOfPath } from '#app/domain/country/path-country.ts';
import { acceptedLanguage } from '#app/domain/language/accepted-language.ts';
import { isLanguageCode, type LanguageCode } from '#app/domain/language/languages.ts';
import { keptSeconds, languageCookieName } from '#app/domain/plain-cookies.ts';
import { getCookie } from './cookies.server.ts';

/** With which an address names its language. */
const parameter = 'lang';

/**
 * In which a request is answered: the language that its address names, else the one that was chosen in this browser, else
 * what the browser asks for.
 * @param country of the page that it came from, where its address does not say
 */
export function languageOf(
  request: Request,
  country = countryOfPath(new URL(request.url).pathname) ?? 'us',
): LanguageCode {
  const chosen = chosenLanguage(request);
  if (chosen) return chosen;
  return acceptedLanguage(request.headers.get('Accept-Language'), country);
}

/** The language that an address names; null for none of ours. */
export function namedLanguage(request: Request): LanguageCode | null {
  const named = new URL(request.url).searchParams.get(parameter);
  return isLanguageCode(named) ? named : null;
}

/** The language that a person chose, with the address or earlier in this browser; null where neither says one. */
export function chosenLanguage(request: Request): LanguageCode | null {
  const named = namedLanguage(request);
  if (named) return named;
  const chosen = getCookie(request, languageCookieName);
  return isLanguageCode(chosen) ? chosen : null;
}

/** The `Set-Cookie` value that keeps a language for a year. */
export function serializeLanguageCookie(language: LanguageCode): string {
  return `${languageCookieName}=${language}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax; Secure; HttpOnly`;
}
