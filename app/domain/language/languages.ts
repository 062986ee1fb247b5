/**
 * The languages that Settings offers, in order (`platform.md` section 9). French and Russian are not there yet
 * (`decisions.md`, Languages and messages).
 */
export const languages = [
  { code: 'en-US', name: 'English (US)', isAvailable: true },
  { code: 'en-GB', name: 'English (UK)', isAvailable: true },
  { code: 'en-CA', name: 'English (Canada)', isAvailable: true },
  { code: 'fr-CA', name: 'French (Canada)', isAvailable: false },
  { code: 'en-AU', name: 'English (Australia)', isAvailable: true },
  { code: 'ru', name: 'Russian', isAvailable: false },
] as const;

/** A language of the product; BCP 47. */
export type LanguageCode = (typeof languages)[number]['code'];

/** In which every page begins: the house's words are written so. */
export const firstLanguage = 'en-US' satisfies LanguageCode;

/** Whether a value names a language of the product. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some(({ code }) => code === value);
}

// @covers decisions-7.2 invoices-2.34
