import type { CountryCode } from '../country/country.ts';

/** The product's languages in the order of the menu in Settings. */
export const languages = [
  { code: 'en-US', ownName: 'English (US)' },
  { code: 'en-GB', ownName: 'English (UK)' },
  { code: 'en-CA', ownName: 'English (Canada)' },
  { code: 'fr-CA', ownName: 'Français (Canada)' },
  { code: 'en-AU', ownName: 'English (Australia)' },
  { code: 'ru', ownName: 'Русский' },
] as const;

/** A product language; BCP 47. */
export type LanguageCode = (typeof languages)[number]['code'];

/** The source of all texts. */
export const firstLanguage = 'en-US' satisfies LanguageCode;

/** Whether a value is a product language. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some(({ code }) => code === value);
}

/** The English variant of each country. */
export const englishOf = {
  us: 'en-US',
  ca: 'en-CA',
  uk: 'en-GB',
  au: 'en-AU',
} as const satisfies Record<CountryCode, LanguageCode>;

/** Lists the languages of a country's pages: its English and the other languages. */
export function languagesOf(country: CountryCode): LanguageCode[] {
  return languages
    .map(({ code }) => code)
    .filter((code) => !code.startsWith('en') || code === englishOf[country]);
}
