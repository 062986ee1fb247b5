import {
  firstLanguage,
  isLanguageCode,
  type LanguageCode,
} from '#app/domain/language/languages.ts';

/** In which a request is answered. */
export function languageOf(request: Request): LanguageCode {
  const named = new URL(request.url).searchParams.get('lang');
  return isLanguageCode(named) ? named : firstLanguage;
}
