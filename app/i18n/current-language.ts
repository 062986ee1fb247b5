import { AsyncLocalStorage } from 'node:async_hooks';
import {
  firstLanguage,
  isLanguageCode,
  type LanguageCode,
} from '#app/domain/language/languages.ts';

// In browser bundles this module is one line (`scripts/inline-texts.ts`), because each bundle has one language.

const asked = new AsyncLocalStorage<{ language: LanguageCode }>();

/** Returns the language of the page or request. */
export function currentLanguage(): LanguageCode {
  const request = asked.getStore();
  if (request) return request.language;
  const page = globalThis.document?.documentElement?.lang;
  return isLanguageCode(page) ? page : firstLanguage;
}

/** Changes the language for the rest of the request, for a page whose language depends on its data. */
export function setCurrentLanguage(language: LanguageCode): void {
  const request = asked.getStore();
  if (request) request.language = language;
}

/** Runs work in a language: answers a request, writes an email to another person. */
export function inLanguage<Result>(language: LanguageCode, work: () => Result): Result {
  return asked.run({ language }, work);
}
