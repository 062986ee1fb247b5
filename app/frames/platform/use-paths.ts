import type { CountryCode } from '#app/domain/country/country.ts';
import { countryParameter, type PagePaths, pathsOf } from '#app/domain/navigation/page-paths.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';
import { usePlatform } from './platform.ts';

/** Returns the addresses to link to from a page of this country. */
export function usePaths(country: CountryCode): PagePaths {
  return pathsOf(usePlatform(), country);
}

/** Returns the address to post to: native addresses have no country, so it is added as a parameter. */
export function postPath(path: string, country: CountryCode): string {
  return isNativePath(path) ? `${path}?${countryParameter}=${country}` : path;
}
