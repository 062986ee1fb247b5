import { useRouteLoaderData } from '@remix-run/react';
import type { PaywallView } from '#app/domain/billing/paywall-view.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import type { Usage } from '#app/features/billing/public.ts';
import { pageTexts } from '#app/i18n/pages.ts';
import type { PageOwner } from '#app/ui/browser/offline-page-data.client.ts';
import type { Operator } from './footer.tsx';

/** What the root loader gives to every page; `app/root.tsx` is held to it. */
export type RootData = {
  /** A user's id, null for a guest, undefined where the server cannot say or must not. */
  person: string | null | undefined;
  /** The page came from this device, for want of a network. */
  isOfflinePage: boolean;
  isNative: boolean;
  paywall: PaywallView | null;
  viewer: {
    usage: Usage;
    /** When it was read, in ms, by the server's clock. */
    asOf: number;
    keep: Omit<PageOwner, 'person'>;
    preferredCountry: CountryCode;
    /** IANA name; null before a browser reported one. */
    timeZone: string | null;
  } | null;
  /** In which the signed-in read; null where none was chosen. */
  language: LanguageCode | null;
  product: Operator & { publicOrigin: string };
};

/** The root loader's data; undefined when it could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}

/** The country of the frame around public invoice pages: that of whoever is signed in, else the USA. */
export function usePublicFrameCountry(): CountryCode {
  return useOwnCountry('us');
}

/**
 * The country of a signed-in person's own pages, whatever page they are on.
 * @param otherwise for a guest
 */
export function useOwnCountry(otherwise: CountryCode): CountryCode {
  return useRootData()?.viewer?.preferredCountry ?? otherwise;
}

/** The same, for what a page says of itself in its head. */
export function rootDataOf(
  matches: readonly { id: string; data: unknown }[],
): RootData | undefined {
  return matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
}

/**
 * The product's name, which is configuration.
 * @param otherwise where the root could not be loaded
 */
export function useProductName(otherwise: string = pageTexts.thisApp): string {
  return useRootData()?.product.productName ?? otherwise;
}
