import { documentLanguage } from '#app/texts/document-languages.ts';
import { recurringTexts } from '#app/texts/recurring.ts';
import { textsIn } from '#app/texts/room.ts';
import { bilingual, type DocumentLanguage } from '../language/document-language.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { FillText } from './occurrence-draft.ts';
import { type FilledFor, fillPlaceholders } from './placeholders.ts';

/** Fills texts in for an occurrence, in the languages of its document. */
export function fillerOf(language: DocumentLanguage, of: FilledFor): FillText {
  const codes: Record<'first' | 'second', LanguageCode> = {
    first: language === bilingual ? 'fr-CA' : language,
    second: 'en-CA',
  };
  return (text, which) => {
    const code = codes[which];
    const { quarter } = textsIn(recurringTexts, code);
    return fillPlaceholders(text, of, { cldr: documentLanguage(code).cldr, words: { quarter } });
  };
}

// @covers paid-6.2
