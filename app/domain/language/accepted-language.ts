import type { CountryCode } from '../country/country.ts';
import { englishOf, type LanguageCode, languages } from './languages.ts';

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
