import { type CountryCode, isCountryCode } from './country.ts';

/** The country that a path of ours begins with; null for a path without one. */
export function countryOfPath(path: string | null): CountryCode | null {
  const segment = /^\/(\w+)(?=[/?#]|$)/.exec(path ?? '')?.[1];
  return isCountryCode(segment) ? segment : null;
}
