import { Outlet } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { LiveUpdates } from '#app/features/live/public.ts';
import { OfflineParts, useOfflineViewer } from '#app/features/offline/public.ts';
import { onceIdle } from '#app/ui/hooks/once-idle.ts';
import { withFetched } from '#app/ui/hooks/with-fetched.ts';
import { FramedPage } from './framed-page.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ReloadOnSignIn } from './sign-in-elsewhere.tsx';

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
