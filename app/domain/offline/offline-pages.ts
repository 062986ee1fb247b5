import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';
import { layouts, pages } from '#app/routes.ts';

/** Header with which the service worker requests a page without any user data. */
export const offlinePageHeader = 'Billwren-Shell';

/** The pages that work offline, by the end of their address. */
const offlinePages = ['create-invoice', 'settings'] as const;

export type OfflinePageName = (typeof offlinePages)[number];

/** What a page's address means without a network. */
export type OfflineTarget =
  /** A cached page: `/{country}/{page}`. */
  | { kind: 'offline-page'; country: CountryCode; page: OfflinePageName }
  /** An address without a country that leads to a cached page. */
  | { kind: 'elsewhere'; page: OfflinePageName }
  /** Anything else; `country` if the address has one. */
  | { kind: 'away'; country: CountryCode | null };

/** Native pages that lead to a cached one, which looks native in the app. */
const nativeOfflinePages: Record<string, OfflinePageName> = {
  [layouts.native.address]: 'create-invoice',
  [pages.home.native]: 'create-invoice',
  [pages.create.native]: 'create-invoice',
  [pages.settings.native]: 'settings',
};

/**
 * Finds where an address leads offline. A saved invoice to clone or edit isn't on this device; any other query doesn't
 * change a cached page.
 * @param search with its question mark, or empty
 */
export function findOfflineTarget(pathname: string, search: string): OfflineTarget {
  if (isNativePath(pathname)) {
    const page = nativeOfflinePages[pathname.replace(/\/$/, '')];
    return page && !opensInvoice(search)
      ? { kind: 'elsewhere', page }
      : { kind: 'away', country: null };
  }
  const [first = '', second = '', ...deeper] = pathname.replace(/\/$/, '').split('/').slice(1);
  const country = isCountryCode(first) ? first : null;
  const page = offlinePages.find((name) => name === (country ? second : first));
  const tooDeep = deeper.length > 0 || (!country && second !== '');
  if (first === '') return { kind: 'elsewhere', page: 'create-invoice' };
  if (!page || tooDeep || opensInvoice(search)) return { kind: 'away', country };
  return country ? { kind: 'offline-page', country, page } : { kind: 'elsewhere', page };
}

function opensInvoice(search: string): boolean {
  const asked = new URLSearchParams(search);
  return ['clone', 'edit', 'estimate'].some((opening) => asked.has(opening));
}

/** Lists the addresses of the cached pages of a country. */
export function offlineAddresses(country: CountryCode): string[] {
  return offlinePages.map((page) => `/${country}/${page}`);
}

/**
 * Returns the content security policy hash source (CSP 3) of an inline script or style: its SHA-256.
 * @param hasher Web Crypto's
 */
export async function policyHashOf(text: string, hasher: Pick<SubtleCrypto, 'digest'>) {
  const digest = await hasher.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
