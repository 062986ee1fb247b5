import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';

const prefix = new RegExp(`^/(${countryCodes.join('|')})(?=/|$)`);

/**
 * The same path under another country (`platform.md` section 2, Country prefix), or null outside the four prefixes,
 * where the switcher only stores the choice (`decisions.md`).
 */
export function switchCountryPath(path: string, country: CountryCode): string | null {
  return prefix.test(path) ? path.replace(prefix, `/${country}`) : null;
}

// @covers platform-2.11
