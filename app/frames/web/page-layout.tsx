import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { withFetched } from '#app/ui/hooks/effects.ts';
import { onceIdle } from '#app/ui/hooks/once-idle.ts';
import { FramedPage, type FrameViewer } from './framed-page.tsx';

/** Long enough to be read out; removed afterwards, so that screen readers don't find the text again. */
const messageMs = 2000;

/** Announces page changes to screen readers, which client-side navigation doesn't do by itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    setTitle(document.title);
    const timer = setTimeout(() => setTitle(''), messageMs);
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
  /** Offline, a page belongs to the user stored on this device. */
  keptViewer: FrameViewer | null;
  children: ReactNode;
};

/** The layout of pages under a country and of native pages. */
export function PageLayout({ country, keptViewer, children }: PageLayoutProps) {
  useTooltips();
  return (
    <FramedPage country={country} keptViewer={keptViewer}>
      {children}
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
