import type { CountryCode } from '#app/domain/country/country.ts';
import { countryParameter, type Places, placesOf } from '#app/domain/navigation/places.ts';
import { useShell } from './shell.ts';

/** The addresses to link to from a page of this country. */
export function usePlaces(country: CountryCode): Places {
  return placesOf(useShell(), country);
}

/** Where a page of this country posts to: native addresses name none, so that it is said beside them. */
export function usePostPath(path: string, country: CountryCode): string {
  return useShell() === 'native' ? `${path}?${countryParameter}=${country}` : path;
}
