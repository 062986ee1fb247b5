import type { LineText } from '#app/domain/documents/part-of-document.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { cldrIn } from './cldr/every-language.ts';
import { textsIn } from './define-texts.ts';

/**
 * Returns the labels of a document in one language, and that language's number and date formats. In browsers this
 * module contains all languages, so it only loads for a document in another language than the page's.
 */
export function documentLanguage(language: LanguageCode): { words: DocumentWords; cldr: Cldr } {
  return { words: textsIn(documentTexts, language), cldr: cldrIn(language) };
}

/** Describes a line that the product generates, in each language of its document. */
export function describeCopiedLine(
  language: DocumentLanguage,
  describe: (kinds: DocumentWords['kinds'], textOf: (line: LineText) => string) => string,
): LineText {
  const inFirst = (code: LanguageCode) =>
    describe(textsIn(documentTexts, code).kinds, (line) => line.description);
  if (language !== bilingual) return { description: inFirst(language) };
  const inSecond = (line: LineText) => line.secondDescription ?? line.description;
  const { kinds } = textsIn(documentTexts, 'en-CA');
  return { description: inFirst('fr-CA'), secondDescription: describe(kinds, inSecond) };
}
