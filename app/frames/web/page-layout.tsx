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
  /** What the frame has besides the page. */
  children?: ReactNode;
};

/** The layout of the pages under a country and of the native ones: they work offline, and learn what has changed elsewhere. */
export function PageLayout({ country, children }: PageLayoutProps) {
  // Offline a page is for the user whom this device knows.
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

/** Fetches the tooltips once the page has nothing more urgent to do. */
function useTooltips(): void {
  useEffect(
    () =>
      onceIdle(() => {
        // On a dead network the browser's own titles do.
        withFetched(import('#app/ui/browser/page/tooltips.client.ts'), ({ startTooltips }) =>
          startTooltips(),
        );
      }),
    [],
  );
}
