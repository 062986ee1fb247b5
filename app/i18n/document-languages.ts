import type { DocumentWordings } from '#app/domain/documents/made-line.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { cldrIn } from './cldr/every-language.ts';
import { textsIn } from './define-texts.ts';

/**
 * What is printed on a document in one language, and how that writes figures and dates. The browser's files have this
 * module with all languages in it, so that it is fetched only for a document of another language than the page's.
 */
export function documentLanguage(language: LanguageCode): { words: DocumentWords; cldr: Cldr } {
  return { words: textsIn(documentTexts, language), cldr: cldrIn(language) };
}

/** The words of each language of a document, its first language first. */
export function documentWordings(language: DocumentLanguage): DocumentWordings {
  const inOne = (code: LanguageCode) => textsIn(documentTexts, code);
  return language === bilingual ? [inOne('fr-CA'), inOne('en-CA')] : [inOne(language)];
}
