import { useCallback, useSyncExternalStore } from 'react';
import { firstLanguage, type LanguageCode } from '#app/domain/language/languages.ts';
import { spell } from '#app/domain/language/spelling.ts';

// The choice lives as long as the document does and is kept nowhere (`decisions.md`). Only a press in a browser changes
// it: a worker never does.
let chosen: LanguageCode = firstLanguage;
const listeners = new Set<() => void>();

/** Takes effect at once, on every page that this document shows from now on. */
export function chooseLanguage(language: LanguageCode): void {
  chosen = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The language of the page. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(
    listen,
    () => chosen,
    () => firstLanguage,
  );
}

/** Gives a sentence of ours in the spelling of the page's language; see `spell`. */
export function useSpelling(): (text: string) => string {
  const language = useLanguage();
  return useCallback((text: string) => spell(text, language), [language]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// @covers decisions-7.2
