import { type CountryCode, countries, countryCodes, isCountryCode } from './country.ts';

/** Signals of a visitor's country; values outside the four countries are ignored. */
type CountrySignals = {
  /** The signed-in user's `preferred_country`: a stored name or code. */
  preferred?: unknown;
  /** The stored choice: the browser's `selectedCountry`, mirrored in a cookie. */
  stored?: unknown;
  /** The edge's ISO regions in order: the `CF-IPCountry` header, then `request.cf.country`. */
  edgeRegions?: readonly unknown[];
  /** Fallback when no signal matches; the USA by default. */
  otherwise?: CountryCode;
};

/**
 * Determines the country for an address without one: saved preference, stored choice, edge detection, then the
 * fallback.
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

/** Parses a stored country: the code (`uk`) or the stored name (`UK`), otherwise null. */
export function parseCountry(value: unknown): CountryCode | null {
  return isCountryCode(value) ? value : countryByName(value);
}

/** Finds a country by its stored name (`USA`, `Canada`, `UK`, `Australia`), or null. */
export function countryByName(name: unknown): CountryCode | null {
  return countryCodes.find((code) => countries[code].name === name) ?? null;
}

/** Finds a country by the edge's ISO 3166 region (`GB` is `uk`), or null. */
export function countryByRegion(region: unknown): CountryCode | null {
  if (typeof region !== 'string') return null;
  const upper = region.toUpperCase();
  return countryCodes.find((code) => countries[code].region === upper) ?? null;
}

/** Returns the country in the first path segment, or null. */
export function countryOfPath(path: string | null): CountryCode | null {
  const segment = /^\/(\w+)(?=[/?#]|$)/.exec(path ?? '')?.[1];
  return isCountryCode(segment) ? segment : null;
}
