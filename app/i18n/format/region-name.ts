import { countryByRegion } from '#app/domain/country/detect-country.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts/documents.ts';
import { currentLanguage } from '../current-language.ts';
import { countryName } from './country-name.ts';

/** What a country is called on the page, by its code of ISO 3166; a code that names none stays as it is. */
export function regionName(region: string): string {
  const country = countryByRegion(region);
  if (country) return countryName(country);
  const names: Record<string, string> = documentTexts.regions;
  return names[region] ?? region;
}

/** The countries besides the four, with their names in the page's language, in the order of these. */
export function otherRegions(): { code: string; name: string }[] {
  return Object.entries(documentTexts.regions)
    .filter(([code]) => countryByRegion(code) === null)
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, currentLanguage()));
}
