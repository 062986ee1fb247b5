import type { CountryCode } from '../country/country.ts';
import { englishOf, type LanguageCode, languages } from './languages.ts';

/**
 * French first and English beside it, as documents to and from Quebec may be (Charter of the French language, CQLR c. C-11,
 * section 57).
 */
export const bilingual = 'fr-CA+en-CA';

/** A language of documents: one of the product's, or two at once. */
export type DocumentLanguage = LanguageCode | typeof bilingual;

/** All of them in the order in which they are offered. */
export const documentLanguages = [
  'en-US',
  'en-GB',
  'en-CA',
  'fr-CA',
  bilingual,
  'en-AU',
  'ru',
] as const satisfies readonly DocumentLanguage[];

/** Whether a value names a language of documents. */
export function isDocumentLanguage(value: unknown): value is DocumentLanguage {
  return documentLanguages.some((language) => language === value);
}

/** What a language of documents is called in itself: `Français (Canada) + English`. */
export function ownNameOf(language: DocumentLanguage): string {
  const name = languages.find(({ code }) => language.startsWith(code))?.ownName ?? language;
  return language === bilingual ? `${name} + English` : name;
}

/**
 * The language of a document for which none was chosen: its seller's, and of the Englishes that of the document's country.
 * @param reads the language in which the seller uses the product; absent of documents that are older than the choice
 */
export function usualDocumentLanguage(
  country: CountryCode,
  reads: LanguageCode = 'en-US',
): LanguageCode {
  return reads.startsWith('en') ? englishOf[country] : reads;
}
