import { type CountryCode, countries, countryCodes } from './country.ts';

/** The country by its stored name (`USA`, `Canada`, `UK`, `Australia`), or null. */
export function countryByName(name: unknown): CountryCode | null {
  return countryCodes.find((code) => countries[code].name === name) ?? null;
}

/** The country by its ISO 3166 region as the edge tells it: `GB` is `uk` (`decisions.md`), or null. */
export function countryByRegion(region: unknown): CountryCode | null {
  if (typeof region !== 'string') return null;
  const upper = region.toUpperCase();
  return countryCodes.find((code) => countries[code].region === upper) ?? null;
}
