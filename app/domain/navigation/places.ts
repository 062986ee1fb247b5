import type { CountryCode } from '../country/country.ts';
import { nativeHome, type Shell } from './native-path.ts';

/** The addresses that differ between the web and the native shell (`platform.md` section 2). */
export type Places = {
  home: string;
  auth: string;
  create: string;
  invoices: string;
  settings: string;
};

/** The native addresses, which name no country. */
export const nativePlaces = {
  home: nativeHome,
  auth: '/app/ios/auth',
  create: '/app/ios/create',
  invoices: '/app/ios/invoices',
  settings: '/app/ios/settings',
} as const satisfies Places;

/** Where the pages are for a shell; on the web under the country. */
export function placesOf(shell: Shell, country: CountryCode): Places {
  if (shell === 'native') return nativePlaces;
  return {
    home: `/${country}`,
    auth: `/${country}/auth`,
    create: `/${country}/create-invoice`,
    invoices: `/${country}/invoices`,
    settings: `/${country}/settings`,
  };
}

/** Names the country of what is posted to a native address. */
export const countryParameter = 'country';

const nativePages: Record<string, string> = {
  '': nativePlaces.home,
  auth: nativePlaces.auth,
  'create-invoice': nativePlaces.create,
  invoices: nativePlaces.invoices,
  settings: nativePlaces.settings,
};

/**
 * Where the native shell goes instead of a web address: without a country each page that has a native address, and with
 * one all but the form, in which guests may draft (`platform.md` section 2, Native app routes).
 * @returns null when the address stays
 */
export function nativePlaceOf(pathname: string): string | null {
  const [, country, page = ''] =
    /^(?:\/(us|ca|uk|au)(?=\/|$))?\/?([a-z-]*)\/?$/.exec(pathname) ?? [];
  if (country === undefined && page === '' && pathname !== '/') return null;
  if (country && page === 'create-invoice') return null;
  return Object.hasOwn(nativePages, page) ? (nativePages[page] ?? null) : null;
}

// @covers platform-2.13
