import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Outlet, useLoaderData } from '@remix-run/react';
import { nativeHome } from '#app/domain/navigation/native-path.ts';
import { nativeCountry } from '#app/http/request/shell.server.ts';
import { RouteAnnouncer } from '#app/screens/announcer/route-announcer.tsx';
import { RouteError } from '#app/screens/errors/route-error.tsx';
import { FramedPage } from '#app/screens/frame/framed-page.tsx';
import { ReloadOnSignIn } from '#app/screens/frame/reload-on-sign-in.tsx';
import { shouldRevalidateFrame } from '#app/screens/frame/should-revalidate.ts';
import { LiveUpdates } from '#app/screens/live/live-updates.tsx';
import { OfflineParts } from '#app/screens/offline/offline-parts.tsx';
import { useOfflineViewer } from '#app/screens/offline/use-offline-page.ts';
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
  // Offline the app opens under a country, for the signed-in user here.
  useOfflineViewer();
  useTooltips();
  return (
    <FramedPage country={country}>
      <OfflineParts country={country} />
      <Outlet />
      <LiveUpdates />
      <ReloadOnSignIn />
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
