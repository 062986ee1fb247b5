import { useRouteLoaderData } from '@remix-run/react';
import type { Usage } from '#app/domain/billing/allowance.ts';
import type { PaywallView } from '#app/domain/billing/paywall-view.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { pageTexts } from '#app/i18n/texts.ts';
import type { PageOwner } from '#app/ui/browser/offline-page-data.client.ts';
import type { Operator } from './footer.tsx';

/** What the root loader provides to every page; `app/root.tsx` is checked against it. */
export type RootData = {
  /** The user's id, null for a guest, undefined where the server doesn't know or must not say. */
  person: string | null | undefined;
  /** The page was served from this device because there was no network. */
  isOfflinePage: boolean;
  isNative: boolean;
  paywall: PaywallView | null;
  viewer: {
    usage: Usage;
    /** When the usage was read, in ms, by the server's clock. */
    asOf: number;
    keep: Omit<PageOwner, 'person'>;
    preferredCountry: CountryCode;
    /** IANA name; null until a browser has reported one. */
    timeZone: string | null;
  } | null;
  /** The signed-in user's language; null if none was chosen. */
  language: LanguageCode | null;
  product: Operator & { publicOrigin: string };
};

/** Returns the root loader's data; undefined if it failed to load. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}

/** Returns the country of the frame around public invoice pages: the signed-in user's, else the USA. */
export function usePublicFrameCountry(): CountryCode {
  return useOwnCountry('us');
}

/**
 * Returns the country of the signed-in user's own pages, whatever page they are on.
 * @param otherwise for a guest
 */
export function useOwnCountry(otherwise: CountryCode): CountryCode {
  return useRootData()?.viewer?.preferredCountry ?? otherwise;
}

/** Returns the root loader's data for a `meta` function. */
export function rootDataOf(
  matches: readonly { id: string; data: unknown }[],
): RootData | undefined {
  return matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
}

/**
 * Returns the product's name, which is configured.
 * @param otherwise if the root loader failed
 */
export function useProductName(otherwise: string = pageTexts.thisApp): string {
  return useRootData()?.product.productName ?? otherwise;
}

/** Returns a page's title with the product's name, which is configured. */
export function pageTitle(
  title: string,
  matches: readonly { id: string; data: unknown }[],
): { title: string } {
  // Missing if the root loader failed.
  const root = rootDataOf(matches);
  return { title: root ? `${title} · ${root.product.productName}` : title };
}
