import type { LanguageCode } from '#app/domain/language/languages.ts';
import { noteLanguageChange } from './language-change.client.ts';
import { loadAnew } from './load-anew.client.ts';

/**
 * Has the server keep a language for this browser and the account, and loads the page anew in it. What is typed in a draft
 * is kept by whoever holds it.
 * @returns false when it was not kept: the page stays as it is
 */
export async function chooseLanguage(language: LanguageCode): Promise<boolean> {
  const answer: Partial<Response> = await fetch('/api/language', {
    method: 'POST',
    body: new URLSearchParams({ language }),
  }).catch((error) => error);
  if (!answer.ok) return false;
  const address = new URL(window.location.href);
  // The address that names another one would win.
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
  noteLanguageChange();
  loadAnew();
  return true;
}
