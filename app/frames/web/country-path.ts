import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';

const prefix = new RegExp(`^/(${countryCodes.join('|')})(?=/|$)`);

const keptOrigin = new RegExp(
  `([?&]redirectTo=(?:/|%2F))(?:${countryCodes.join('|')})(?=/|%2F|&|$)`,
  'i',
);

/**
 * Returns the path under another country, or null outside the four country prefixes, where the switcher only saves the
 * choice. The country in the auth page's `redirectTo` changes too.
 */
export function switchCountryPath(path: string, country: CountryCode): string | null {
  if (!prefix.test(path)) return null;
  return path.replace(prefix, `/${country}`).replace(keptOrigin, `$1${country}`);
}
