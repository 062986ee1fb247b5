import { type CountryCode, countries, countryCodes, isCountryCode } from './country.ts';

/** What is known about where a visitor belongs; anything that is not one of the four countries is ignored. */
export type CountrySignals = {
  /** The signed-in user's `preferred_country`: stored name or code. */
  preferred?: unknown;
  /** The stored choice: `selectedCountry` of the browser, mirrored in a cookie. */
  stored?: unknown;
  /** The edge's ISO regions in their order: the `CF-IPCountry` header, then `request.cf.country`. */
  edgeRegions?: readonly unknown[];
  /** Where none of them speaks; the USA unless told. */
  otherwise?: CountryCode;
};

/**
 * The country of a visit whose address names none: saved preference, stored choice, then detection at the edge;
 * otherwise the USA.
 */
export function detectCountry(signals: CountrySignals): CountryCode {
  const known = parseCountry(signals.preferred) ?? parseCountry(signals.stored);
  if (known) return known;
  for (const region of signals.edgeRegions ?? []) {
    const detected = countryByRegion(region);
    if (detected) return detected;
  }
  return signals.otherwise ?? 'us';
}

/** A stored value as a country: the code (`uk`) or the stored name (`UK`), else null. */
export function parseCountry(value: unknown): CountryCode | null {
  return isCountryCode(value) ? value : countryByName(value);
}

/** The country by its stored name (`USA`, `Canada`, `UK`, `Australia`), or null. */
export function countryByName(name: unknown): CountryCode | null {
  return countryCodes.find((code) => countries[code].name === name) ?? null;
}

/** The country by its ISO 3166 region as the edge tells it: `GB` is `uk`, or null. */
export function countryByRegion(region: unknown): CountryCode | null {
  if (typeof region !== 'string') return null;
  const upper = region.toUpperCase();
  return countryCodes.find((code) => countries[code].region === upper) ?? null;
}
