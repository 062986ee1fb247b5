import type { CountryCode } from '#app/domain/country/country.ts';
import { isNativePath } from '#app/domain/navigation/native-path.ts';
import { countryParameter, type Places, placesOf } from '#app/domain/navigation/places.ts';
import { useShell } from './shell.ts';

/** The addresses to link to from a page of this country. */
export function usePlaces(country: CountryCode): Places {
  return placesOf(useShell(), country);
}

/** Where a page posts to: native addresses name no country, so that it is said beside them. */
export function postPath(path: string, country: CountryCode): string {
  return isNativePath(path) ? `${path}?${countryParameter}=${country}` : path;
}
