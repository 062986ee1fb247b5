import { documentLanguage } from '#app/i18n/document-languages.ts';
import { bilingual, type DocumentLanguage } from '../language/document-language.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { FillText } from './occurrence-draft.ts';
import { type FilledFor, fillPlaceholders } from './placeholders.ts';

/** Creates a function that fills in an occurrence's texts, in the languages of its document. */
export function placeholderFiller(language: DocumentLanguage, of: FilledFor): FillText {
  const codes: Record<'first' | 'second', LanguageCode> = {
    first: language === bilingual ? 'fr-CA' : language,
    second: 'en-CA',
  };
  return (text, which) => fillPlaceholders(text, of, documentLanguage(codes[which]));
}
