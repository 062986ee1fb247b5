import type { LanguageCode } from '#app/domain/language/languages.ts';
import { loadAnew } from '#app/ui/browser/page/location.client.ts';
import { setLanguageChange } from './language-change.client.ts';

const languageListeners = new Set<() => void>();

/**
 * Registers a callback that keeps unsaved input for the document in the new language.
 * @returns unregisters it
 */
export function beforeLanguageChange(hold: () => void): () => void {
  languageListeners.add(hold);
  return () => void languageListeners.delete(hold);
}

/**
 * Saves a language with the server for this browser and the account, and reloads the page in it.
 * @returns false when it wasn't saved: the page doesn't reload
 */
export async function chooseLanguage(language: LanguageCode): Promise<boolean> {
  const answer: Partial<Response> = await fetch('/api/language', {
    method: 'POST',
    body: new URLSearchParams({ language }),
  }).catch((error) => error);
  if (!answer.ok) return false;
  for (const hold of languageListeners) hold();
  const address = new URL(window.location.href);
  // A `lang` parameter would override the choice.
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
  setLanguageChange();
  loadAnew();
  return true;
}
