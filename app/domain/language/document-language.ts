import type { CountryCode } from '../country/country.ts';
import { englishOf, type LanguageCode, languages } from './languages.ts';

/**
 * French first with English next to it, as allowed for documents to and from Quebec (Charter of the French language,
 * CQLR c. C-11, section 57).
 */
export const bilingual = 'fr-CA+en-CA';

/** A document language: one of the product's, or a bilingual pair. */
export type DocumentLanguage = LanguageCode | typeof bilingual;

/** All document languages in the order of the menu. */
export const documentLanguages = [
  'en-US',
  'en-GB',
  'en-CA',
  'fr-CA',
  bilingual,
  'en-AU',
  'ru',
] as const satisfies readonly DocumentLanguage[];

export function isDocumentLanguage(value: unknown): value is DocumentLanguage {
  return documentLanguages.some((language) => language === value);
}

/** Returns the name of a document language in that language: `Français (Canada) + English`. */
export function ownNameOf(language: DocumentLanguage): string {
  const name = languages.find(({ code }) => language.startsWith(code))?.ownName ?? language;
  return language === bilingual ? `${name} + English` : name;
}

/**
 * Returns the default language of a document: the seller's, with the English of the document's country.
 * @param reads the seller's product language; absent for documents older than this setting
 */
export function usualDocumentLanguage(
  country: CountryCode,
  reads: LanguageCode = 'en-US',
): LanguageCode {
  return reads.startsWith('en') ? englishOf[country] : reads;
}
