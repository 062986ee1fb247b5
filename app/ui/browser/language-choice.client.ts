import type { LanguageCode } from '#app/domain/language/languages.ts';
import { noteLanguageChange } from './language-change.client.ts';
import { loadAnew } from './load-anew.client.ts';

const holders = new Set<() => void>();

/**
 * Has what is typed and nowhere kept held for the document in the other language.
 * @returns what ends that
 */
export function holdForLanguage(hold: () => void): () => void {
  holders.add(hold);
  return () => void holders.delete(hold);
}

/**
 * Has the server keep a language for this browser and the account, and loads the page anew in it.
 * @returns false when it was not kept: the page stays as it is
 */
export async function chooseLanguage(language: LanguageCode): Promise<boolean> {
  const answer: Partial<Response> = await fetch('/api/language', {
    method: 'POST',
    body: new URLSearchParams({ language }),
  }).catch((error) => error);
  if (!answer.ok) return false;
  for (const hold of holders) hold();
  const address = new URL(window.location.href);
  // The address that names another one would win.
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
  noteLanguageChange();
  loadAnew();
  return true;
}
