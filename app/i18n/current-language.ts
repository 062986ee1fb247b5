import { AsyncLocalStorage } from 'node:async_hooks';
import {
  firstLanguage,
  isLanguageCode,
  type LanguageCode,
} from '#app/domain/language/languages.ts';

// In the browser's files this module is one line (`scripts/inline-texts.ts`): each of them is in one language.

const name = Symbol.for('billwren.language');
const shared = globalThis as { [name]?: AsyncLocalStorage<{ language: LanguageCode }> };

// One for a worker and for the build of the app in it, each of which holds this module.
shared[name] ??= new AsyncLocalStorage();
const asked = shared[name];

/** The language in which a page is drawn or a request answered. */
export function currentLanguage(): LanguageCode {
  const request = asked.getStore();
  if (request) return request.language;
  const page = globalThis.document?.documentElement?.lang;
  return isLanguageCode(page) ? page : firstLanguage;
}

/** Goes on in another language for the rest of the request, for a page that learns only from its data which one it is in. */
export function setCurrentLanguage(language: LanguageCode): void {
  const request = asked.getStore();
  if (request) request.language = language;
}

/** Does something in a language: answers a request, writes an email to somebody else. */
export function inLanguage<Result>(language: LanguageCode, work: () => Result): Result {
  return asked.run({ language }, work);
}
