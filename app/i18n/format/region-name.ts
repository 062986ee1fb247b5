import { countryByRegion } from '#app/domain/country/detect-country.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { currentLanguage } from '../current-language.ts';
import { countryName } from './country-name.ts';

/** Returns the displayed name of an ISO 3166 code; an unknown code is returned unchanged. */
export function regionName(region: string): string {
  const country = countryByRegion(region);
  if (country) return countryName(country);
  const names: Record<string, string> = documentTexts.regions;
  return names[region] ?? region;
}

/** Lists the countries other than our four, sorted by their names in the page's language. */
export function otherRegions(): { code: string; name: string }[] {
  return Object.entries(documentTexts.regions)
    .filter(([code]) => countryByRegion(code) === null)
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, currentLanguage()));
}
