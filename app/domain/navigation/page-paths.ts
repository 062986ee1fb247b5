import { pages } from '#app/routes.ts';
import type { CountryCode } from '../country/country.ts';
import type { Platform } from './native-path.ts';

/** The addresses that differ between the web and the native shell. */
export type PagePaths = Record<Exclude<keyof typeof pages, 'statement'>, string>;

/** The native addresses, which name no country. */
export const nativePaths = {
  home: pages.home.native,
  auth: pages.auth.native,
  create: pages.create.native,
  overview: pages.overview.native,
  reports: pages.reports.native,
  invoices: pages.invoices.native,
  estimates: pages.estimates.native,
  recurring: pages.recurring.native,
  creditNotes: pages.creditNotes.native,
  import: pages.import.native,
  settings: pages.settings.native,
} as const satisfies PagePaths;

/** Where the pages are on a platform; on the web under the country. */
export function pathsOf(platform: Platform, country: CountryCode): PagePaths {
  if (platform === 'native') return nativePaths;
  const under = (address: string) => address.replace(':country', country);
  // Each by its name: a loop would bring the whole table into the browser's files.
  return {
    home: under(pages.home.web),
    auth: under(pages.auth.web),
    create: under(pages.create.web),
    overview: under(pages.overview.web),
    reports: under(pages.reports.web),
    invoices: under(pages.invoices.web),
    estimates: under(pages.estimates.web),
    recurring: under(pages.recurring.web),
    creditNotes: under(pages.creditNotes.web),
    import: under(pages.import.web),
    settings: under(pages.settings.web),
  };
}

/** Names the country of what is posted to a native address. */
export const countryParameter = 'country';

/**
 * Where the native shell goes instead of a web address: without a country each page that has a native address, and with
 * one all but the form, in which guests may draft.
 * @returns null when the address stays
 */
export function nativePathOf(pathname: string): string | null {
  const [, country, page = ''] =
    /^(?:\/(us|ca|uk|au)(?=\/|$))?\/?([a-z-]*)\/?$/.exec(pathname) ?? [];
  if (country === undefined && page === '' && pathname !== '/') return null;
  if (country && page === 'create-invoice') return null;
  const address = page ? `/:country/${page}` : pages.home.web;
  return Object.values(pages).find(({ web }) => web === address)?.native ?? null;
}
