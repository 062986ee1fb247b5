import type { CountryCode } from '#app/domain/country/country.ts';
import { countryTexts } from '../texts.ts';

// Separate from the country data, which the service worker also bundles without any texts.

/** Formats the country inside a sentence: `in the USA`, `in Canada`. */
export function inCountry(country: CountryCode): string {
  return countryTexts.inCountry[country];
}

/** Returns the displayed country name; `name` is the stored value. */
export function countryName(country: CountryCode): string {
  return countryTexts.names[country];
}
