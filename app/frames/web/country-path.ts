import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';

const prefix = new RegExp(`^/(${countryCodes.join('|')})(?=/|$)`);

const keptOrigin = new RegExp(
  `([?&]redirectTo=(?:/|%2F))(?:${countryCodes.join('|')})(?=/|%2F|&|$)`,
  'i',
);

/**
 * The same path under another country, or null outside the four prefixes, where the switcher only stores the choice.
 * The origin that the auth page keeps moves along.
 */
export function switchCountryPath(path: string, country: CountryCode): string | null {
  if (!prefix.test(path)) return null;
  return path.replace(prefix, `/${country}`).replace(keptOrigin, `$1${country}`);
}
