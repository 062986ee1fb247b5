import type { CountryCode } from '../country/country.ts';

/** The languages of the product, in the order in which Settings offers them. */
export const languages = [
  { code: 'en-US', ownName: 'English (US)' },
  { code: 'en-GB', ownName: 'English (UK)' },
  { code: 'en-CA', ownName: 'English (Canada)' },
  { code: 'fr-CA', ownName: 'Français (Canada)' },
  { code: 'en-AU', ownName: 'English (Australia)' },
  { code: 'ru', ownName: 'Русский' },
] as const;

/** A language of the product; BCP 47. */
export type LanguageCode = (typeof languages)[number]['code'];

/** The source of all texts. */
export const firstLanguage = 'en-US' satisfies LanguageCode;

/** Whether a value names a language of the product. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some(({ code }) => code === value);
}

/** The English that is written in a country. */
export const englishOf = {
  us: 'en-US',
  ca: 'en-CA',
  uk: 'en-GB',
  au: 'en-AU',
} as const satisfies Record<CountryCode, LanguageCode>;

/** The languages in which a country's pages are offered: its English, and those that are no English. */
export function languagesOf(country: CountryCode): LanguageCode[] {
  return languages
    .map(({ code }) => code)
    .filter((code) => !code.startsWith('en') || code === englishOf[country]);
}
