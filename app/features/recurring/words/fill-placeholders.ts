import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import type { FillText } from '#app/domain/recurring/occurrence-draft.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { type FilledFor, fillPlaceholders } from './placeholders.ts';

/** Creates a function that fills in an occurrence's texts, in the languages of its document. */
export function placeholderFiller(language: DocumentLanguage, of: FilledFor): FillText {
  const codes: Record<'first' | 'second', LanguageCode> = {
    first: language === bilingual ? 'fr-CA' : language,
    second: 'en-CA',
  };
  return (text, which) => fillPlaceholders(text, of, documentLanguage(codes[which]));
}
