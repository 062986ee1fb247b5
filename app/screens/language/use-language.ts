import { useCallback } from 'react';
import { spell } from '#app/domain/language/spelling.ts';
import { currentLanguage } from '#app/texts/current-language.ts';

/** Gives a sentence of ours in the spelling of the page's language; see `spell`. */
export function useSpelling(): (text: string) => string {
  return useCallback((text: string) => spell(text, currentLanguage()), []);
}

// @covers decisions-7.2
