import type { CountryCode } from '#app/domain/country/country.ts';

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

/**
 * Picks the product language that a browser prefers: French and Russian of any region, one of the four Englishes by
 * region; any other English, and the default, is the country's.
 * @param header `Accept-Language` (RFC 9110 section 12.5.4), possibly malformed
 */
export function acceptedLanguage(header: string | null, country: CountryCode): LanguageCode {
  const wanted = (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.find((each) => each.trim().startsWith('q='));
      return { tag, weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => /^[a-z]{2,3}(-[a-z0-9]+)*$/.test(tag) && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const exact = languages.find(({ code }) => code.toLowerCase() === tag);
    if (exact) return exact.code;
    const [primary] = tag.split('-');
    if (primary === 'en') return englishOf[country];
    const alike = languages.find(({ code }) => code.split('-')[0] === primary);
    if (alike) return alike.code;
  }
  return englishOf[country];
}
