import { type CountryCode, isCountryCode } from './country.ts';

/** Returns the country in the first path segment, or null. */
export function countryOfPath(path: string | null): CountryCode | null {
  const segment = /^\/(\w+)(?=[/?#]|$)/.exec(path ?? '')?.[1];
  return isCountryCode(segment) ? segment : null;
}
