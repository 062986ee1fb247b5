import type { CountryCode } from '#app/domain/country/country.ts';
import { countryTexts } from '../countries.ts';

// Apart from the countries themselves, which the service worker has too: it has no texts.

/** The country inside a sentence: `in the USA`, `in Canada`. */
export function inCountry(country: CountryCode): string {
  return countryTexts.inCountry[country];
}

/** What a country is called on the page; `name` is what is stored. */
export function countryName(country: CountryCode): string {
  return countryTexts.names[country];
}
