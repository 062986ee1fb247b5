import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { pages } from '#app/routes.ts';
import type { Platform } from './platform.ts';

/** The addresses that differ between web and native app. */
export type PagePaths = Record<Exclude<keyof typeof pages, 'statement'>, string>;

/** The native addresses, which contain no country. */
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

/** Returns the addresses of a platform; on the web they include the country. */
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

/** Parameter with the country of a request to a native address. */
export const countryParameter = 'country';

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
  const address = page ? `/:country/${page}` : pages.home.web;
  return Object.values(pages).find(({ web }) => web === address)?.native ?? null;
}

/** Returns the address of a document kind's list. */
export function listPathOf(kind: DocumentKind, paths: PagePaths): string {
  if (kind === 'estimate') return paths.estimates;
  return kind === 'credit-note' ? paths.creditNotes : paths.invoices;
}

/** Returns the address of the form for a new document of a kind. */
export function createPathOf(kind: DocumentKind, paths: Pick<PagePaths, 'create'>): string {
  return kind === 'estimate' ? `${paths.create}?estimate=new` : paths.create;
}
