import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useParams } from '@remix-run/react';
import { isCountryCode } from '#app/domain/country/country.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { RouteAnnouncer } from '#app/screens/announcer/route-announcer.tsx';
import { useSettledCountry } from '#app/screens/country/use-settled-country.ts';
import { RouteError } from '#app/screens/errors/route-error.tsx';
import { CreateButton } from '#app/screens/frame/create-button.tsx';
import { FramedPage } from '#app/screens/frame/framed-page.tsx';
import { ReloadOnSignIn } from '#app/screens/frame/reload-on-sign-in.tsx';
import { shouldRevalidateFrame } from '#app/screens/frame/should-revalidate.ts';
import { LiveUpdates } from '#app/screens/live/live-updates.tsx';
import { OfflineParts } from '#app/screens/offline/offline-parts.tsx';
import { useOfflineViewer } from '#app/screens/offline/use-offline-page.ts';
import { LateSettingsSync } from '#app/screens/settings/late-settings-sync.tsx';
import { useTooltips } from '#app/screens/tooltips/use-tooltips.ts';

export const links: LinksFunction = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }];

export const shouldRevalidate = shouldRevalidateFrame;

export function loader({ params }: LoaderFunctionArgs) {
  return { country: requireCountry(params) };
}

export default function CountryLayout() {
  const { country } = useLoaderData<typeof loader>();
  const keptViewer = useOfflineViewer();
  useSettledCountry(country);
  useTooltips();
  return (
    <FramedPage country={country} keptViewer={keptViewer}>
      <OfflineParts country={country} />
      <Outlet />
      <CreateButton country={country} />
      <LiveUpdates />
      <ReloadOnSignIn />
      <LateSettingsSync />
      <RouteAnnouncer />
    </FramedPage>
  );
}

export function ErrorBoundary() {
  const { country } = useParams();
  const known = isCountryCode(country) ? country : 'us';
  return (
    <FramedPage country={known}>
      <RouteError home="/us" />
      <CreateButton country={known} />
    </FramedPage>
  );
}

// @covers platform-2.1
