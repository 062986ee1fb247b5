import { countryTexts } from '#app/i18n/countries.ts';
import type { CountryCode } from './country.ts';

// Apart from the countries themselves, which the service worker has too: it has no texts.

/** The country inside a sentence: `in the USA`, `in Canada`. */
export function inCountry(country: CountryCode): string {
  return countryTexts.inCountry[country];
}

/** What a country is called on the page; `name` is what is stored. */
export function countryName(country: CountryCode): string {
  return countryTexts.names[country];
}
