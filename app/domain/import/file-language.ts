import {
  bilingual,
  type DocumentLanguage,
  documentLanguages,
  ownNameOf,
} from '../language/document-language.ts';
import { plainWord } from './plain-word.ts';

const catalogLanguages = ['en', 'fr-CA', 'ru'] as const;
let byName: Map<string, DocumentLanguage> | null = null;

/**
 * Parses an invoice language by its code, its own name or its English, French or Russian name. Plain "English" gives
 * null, since the country decides which English.
 * @returns null for an unknown language
 */
export function parseLanguage(text: string): DocumentLanguage | null {
  byName ??= parseNames();
  return byName.get(plainWord(text)) ?? null;
}

function parseNames(): Map<string, DocumentLanguage> {
  const names = new Map<string, DocumentLanguage>();
  for (const language of documentLanguages) {
    names.set(plainWord(language), language);
    names.set(plainWord(ownNameOf(language)), language);
    if (language === bilingual) continue;
    for (const catalog of catalogLanguages) {
      for (const style of ['long', 'short'] as const) {
        for (const languageDisplay of ['dialect', 'standard'] as const) {
          const options = { type: 'language', style, languageDisplay } as const;
          const name = new Intl.DisplayNames(catalog, options).of(language);
          if (name) names.set(plainWord(name), language);
        }
      }
    }
  }
  for (const word of ['french', 'français', 'французский', 'fr']) {
    names.set(plainWord(word), 'fr-CA');
  }
  return names;
}
