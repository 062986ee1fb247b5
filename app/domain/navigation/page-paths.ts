import type { CountryCode } from '../country/country.ts';
import { nativeHome, type Platform } from './native-path.ts';

/** The addresses that differ between web and native app. */
export type PagePaths = {
  home: string;
  auth: string;
  create: string;
  overview: string;
  reports: string;
  invoices: string;
  estimates: string;
  recurring: string;
  creditNotes: string;
  import: string;
  settings: string;
};

/** The native addresses, which contain no country. */
export const nativePaths = {
  home: nativeHome,
  auth: '/app/ios/auth',
  create: '/app/ios/create',
  overview: '/app/ios/overview',
  reports: '/app/ios/reports',
  invoices: '/app/ios/invoices',
  estimates: '/app/ios/estimates',
  recurring: '/app/ios/recurring',
  creditNotes: '/app/ios/credit-notes',
  import: '/app/ios/import',
  settings: '/app/ios/settings',
} as const satisfies PagePaths;

/** Returns the addresses of a platform; on the web they include the country. */
export function pathsOf(platform: Platform, country: CountryCode): PagePaths {
  if (platform === 'native') return nativePaths;
  return {
    home: `/${country}`,
    auth: `/${country}/auth`,
    create: `/${country}/create-invoice`,
    overview: `/${country}/overview`,
    reports: `/${country}/reports`,
    invoices: `/${country}/invoices`,
    estimates: `/${country}/estimates`,
    recurring: `/${country}/recurring`,
    creditNotes: `/${country}/credit-notes`,
    import: `/${country}/import`,
    settings: `/${country}/settings`,
  };
}

/** Parameter with the country of a request to a native address. */
export const countryParameter = 'country';

const nativePages: Record<string, string> = {
  '': nativePaths.home,
  auth: nativePaths.auth,
  'create-invoice': nativePaths.create,
  overview: nativePaths.overview,
  reports: nativePaths.reports,
  invoices: nativePaths.invoices,
  estimates: nativePaths.estimates,
  recurring: nativePaths.recurring,
  'credit-notes': nativePaths.creditNotes,
  import: nativePaths.import,
  settings: nativePaths.settings,
};

/**
 * Returns where the native app goes instead of a web address: without a country every page that has a native address,
 * and with a country all except the form, which guests may use.
 * @returns null when the address stays the same
 */
export function nativePathOf(pathname: string): string | null {
  const [, country, page = ''] =
    /^(?:\/(us|ca|uk|au)(?=\/|$))?\/?([a-z-]*)\/?$/.exec(pathname) ?? [];
  if (country === undefined && page === '' && pathname !== '/') return null;
  if (country && page === 'create-invoice') return null;
  return Object.hasOwn(nativePages, page) ? (nativePages[page] ?? null) : null;
}
