import { useRevalidator } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { attendShell } from '#app/browser/native/attend-shell.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { RouteProgress } from '../frame/route-progress.tsx';
import type { Usage } from '../frame/usage-badge.tsx';
import { type Leaving, LeavingProvider } from '../shell/leaving.ts';
import { InvoiceActions, ShareButton } from './invoice-actions.tsx';
import { isTabPage, nativeTitleOf } from './native-pages.ts';
import { PageBar } from './page-bar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useGoBack } from './use-go-back.ts';
import { useShare } from './use-share.ts';
import { useSwipeBack } from './use-swipe-back.ts';
import { useViewedInvoice } from './use-viewed-invoice.ts';

export type NativeFrameProps = {
  /** What the flag shows. */
  country: CountryCode;
  /** Of the page on screen. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Null when nobody is signed in. */
  viewer: { usage: Usage } | null;
  /** Stores a country chosen by hand. Resolves once the server has it. */
  onCountryChoose: (country: CountryCode) => Promise<unknown>;
  children: ReactNode;
};

/**
 * The frame of the iOS-style shell (`platform.md` section 2, Native layout): tabs with menu, country and usage above a
 * large title; every other page with a way back and its title. No footer, no banner of the web.
 */
export function NativeFrame(props: NativeFrameProps) {
  const { country, pathname, search, viewer, onCountryChoose, children } = props;
  const { revalidate } = useRevalidator();
  const hasTabs = isTabPage(pathname);
  const title = nativeTitleOf(pathname, search);
  const viewed = useViewedInvoice();
  const sharing = useShare(viewed?.id ?? null);
  const [leaving] = useState<Leaving>(() => new Set());
  const goBack = useGoBack(leaving);
  useSwipeBack(goBack);
  useEffect(() => attendShell(), []);
  return (
    <div className="native-frame" data-layout={hasTabs ? 'tabs' : 'page'}>
      <a
        href="#main"
        className="sr-only z-[70] rounded-md bg-accent font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <RouteProgress />
      {hasTabs ? (
        <TopBar
          title={title}
          country={country}
          path={pathname + search}
          viewer={viewer}
          onCountryChoose={(chosen) => {
            void onCountryChoose(chosen).then(revalidate);
          }}
        />
      ) : (
        <PageBar title={title} onBack={goBack} action={viewed && <ShareButton {...sharing} />} />
      )}
      <main id="main" tabIndex={-1} className="native-main outline-none">
        <LeavingProvider value={leaving}>{children}</LeavingProvider>
      </main>
      {viewed && (
        <InvoiceActions id={viewed.id} canPay={viewed.status !== 'paid'} sharing={sharing} />
      )}
      {hasTabs && <TabBar />}
    </div>
  );
}
