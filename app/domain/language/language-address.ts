import { type CountryCode, countries } from '../country/country.ts';
import { englishOf, type LanguageCode } from './languages.ts';

/** The own address of an indexed page in a language: the country's English has the plain one. */
export function addressOf(address: string, country: CountryCode, language: LanguageCode): string {
  return language === englishOf[country] ? address : `${address}?lang=${language}`;
}

/** The language of a country's page for search engines (`hreflang`): `fr-US` is French in the USA. */
export function regionalTag(language: LanguageCode, country: CountryCode): string {
  return `${language.split('-')[0]}-${countries[country].region}`;
}

/** The path of the picture that previews of a page's link show, which `scripts/social-pictures.ts` makes. */
export function socialPicture(country: CountryCode, language: LanguageCode): string {
  return `/social/${country}${language === englishOf[country] ? '' : `-${language}`}.png`;
}
