import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Outlet, useLoaderData } from '@remix-run/react';
import { nativeHome } from '#app/domain/navigation/native-path.ts';
import { nativeCountry } from '#app/http/shell.server.ts';
import { RouteAnnouncer } from '#app/screens/announcer/route-announcer.tsx';
import { RouteError } from '#app/screens/errors/route-error.tsx';
import { FramedPage } from '#app/screens/frame/framed-page.tsx';
import { SessionNews } from '#app/screens/frame/session-news.tsx';
import { shouldRevalidateFrame } from '#app/screens/frame/should-revalidate.ts';
import { LiveNews } from '#app/screens/live/live-news.tsx';
import { useKeptViewer } from '#app/screens/offline/kept-viewer.ts';
import { OfflineParts } from '#app/screens/offline/offline-parts.tsx';
import { LateSettingsSync } from '#app/screens/settings/late-settings-sync.tsx';
import { useTooltips } from '#app/screens/tooltips/use-tooltips.ts';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export const shouldRevalidate = shouldRevalidateFrame;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { country: await nativeCountry(request, context) };
}

/** The iOS-style pages, in the shell and in a plain browser (`platform.md` section 2, Native app routes). */
export default function NativeLayout() {
  const { country } = useLoaderData<typeof loader>();
  // Offline the app opens under a country, for whoever is signed in here.
  useKeptViewer();
  useTooltips();
  return (
    <FramedPage country={country}>
      <OfflineParts country={country} />
      <Outlet />
      <LiveNews />
      <SessionNews />
      <LateSettingsSync />
      <RouteAnnouncer />
    </FramedPage>
  );
}

export function ErrorBoundary() {
  return (
    <FramedPage country="us">
      <RouteError home={nativeHome} />
    </FramedPage>
  );
}
