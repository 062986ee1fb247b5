import { Outlet, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { LiveUpdates } from '#app/features/live/public.ts';
import { OfflineParts, useOfflineViewer } from '#app/features/offline/public.ts';
import { onceIdle } from '#app/ui/hooks/once-idle.ts';
import { withFetched } from '#app/ui/hooks/with-fetched.ts';
import { FramedPage } from './framed-page.tsx';
import { ReloadOnSignIn } from './sign-in-elsewhere.tsx';

/** Long enough to be read out; removed afterwards, so that screen readers don't find the text again. */
const saidMs = 2000;

/** Announces page changes to screen readers, which client-side navigation doesn't do by itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    setTitle(document.title);
    const timer = setTimeout(() => setTitle(''), saidMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

type PageLayoutProps = {
  country: CountryCode;
  /** What the frame adds to the page. */
  children?: ReactNode;
};

/** The layout of pages under a country and of native pages: they work offline and pick up changes from elsewhere. */
export function PageLayout({ country, children }: PageLayoutProps) {
  // Offline, a page belongs to the user stored on this device.
  const keptViewer = useOfflineViewer();
  useTooltips();
  return (
    <FramedPage country={country} keptViewer={keptViewer}>
      <OfflineParts country={country} />
      <Outlet />
      {children}
      <LiveUpdates />
      <ReloadOnSignIn />
      <RouteAnnouncer />
    </FramedPage>
  );
}

/** Loads the tooltips once the browser is idle. */
function useTooltips(): void {
  useEffect(
    () =>
      onceIdle(() => {
        // Without a network, the browser's own tooltips must do.
        withFetched(import('#app/ui/browser/page/tooltips.client.ts'), ({ startTooltips }) =>
          startTooltips(),
        );
      }),
    [],
  );
}
