import type { CountryCode } from '../country/country.ts';

/**
 * The languages that Settings offers, in order (`platform.md` section 9). French and Russian cannot be chosen yet: not
 * every text is there.
 */
export const languages = [
  { code: 'en-US', ownName: 'English (US)', isAvailable: true },
  { code: 'en-GB', ownName: 'English (UK)', isAvailable: true },
  { code: 'en-CA', ownName: 'English (Canada)', isAvailable: true },
  { code: 'fr-CA', ownName: 'Français (Canada)', isAvailable: false },
  { code: 'en-AU', ownName: 'English (Australia)', isAvailable: true },
  { code: 'ru', ownName: 'Русский', isAvailable: false },
] as const;

/** A language of the product; BCP 47. */
export type LanguageCode = (typeof languages)[number]['code'];

/** The source of all texts. */
export const firstLanguage = 'en-US' satisfies LanguageCode;

/** Languages that can be chosen, in order. */
export const availableLanguages = languages.filter(({ isAvailable }) => isAvailable);

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
  return availableLanguages
    .map(({ code }) => code)
    .filter((code) => !code.startsWith('en') || code === englishOf[country]);
}

// @covers decisions-7.2 invoices-2.34
