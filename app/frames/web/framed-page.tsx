import { useLocation, useNavigation } from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import type { Usage } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { FramePart } from '#app/frames/frame-part.tsx';
import { NativeFrameContext, usePlatform } from '#app/frames/platform/platform.ts';
import { frameTexts, pageTexts } from '#app/i18n/texts.ts';
import { Breadcrumbs, breadcrumbsOf, useOwnNames } from './breadcrumbs.tsx';
import { useRootData } from './root-data.ts';
import { TopBar } from './top-bar.tsx';

/** A thin line at the top while the next page loads; appears only after a moment. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      // It is outside all landmarks, where only live regions are allowed.
      aria-live="polite"
      aria-label={frameTexts.loading}
      className="fixed inset-x-0 top-0 z-[60] h-0.5 origin-left animate-progress bg-accent motion-reduce:animate-pulse"
    />
  );
}

/** The signed-in user, as far as the frame shows them. */
export type FrameViewer = { usage: Usage };

type FramedPageProps = {
  country: CountryCode;
  /** The offline user, from this device's stored data. */
  keptViewer?: FrameViewer | null;
  /** The languages in which the page is available; defaults to the country's. */
  languages?: readonly LanguageCode[];
  children: ReactNode;
};

/**
 * A page in the web frame or the native frame. Uses the root loader's data; if that failed, it is the frame of a guest.
 */
export function FramedPage(props: FramedPageProps) {
  const isNative = usePlatform() === 'native';
  const NativeFrame = useContext(NativeFrameContext);
  return isNative && NativeFrame ? <NativeFrame {...props} /> : <WebFrame {...props} />;
}

/** The frame of every web page: skip link, top bar, breadcrumbs, page, footer. */
function WebFrame({ country, keptViewer = null, languages, children }: FramedPageProps) {
  const root = useRootData();
  const { pathname, search } = useLocation();
  const names = useOwnNames();
  const viewer = root?.viewer ?? keptViewer;
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {frameTexts.skip}
      </a>
      <RouteProgress />
      <TopBar
        productName={root?.product.productName ?? pageTexts.home}
        country={country}
        usage={viewer?.usage ?? null}
      />
      <Breadcrumbs crumbs={breadcrumbsOf(pathname, `/${country}`, search, names)} />
      <main id="main" tabIndex={-1} className="flex-1 pb-16 outline-none md:pb-24 print:pb-0">
        {children}
      </main>
      {root && <FramePart name="footer" isAlive props={{ ...root.product, country, languages }} />}
    </div>
  );
}
