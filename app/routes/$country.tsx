import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useParams } from '@remix-run/react';
import { isCountryCode } from '#app/domain/country/country.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { RouteAnnouncer } from '#app/screens/announcer/route-announcer.tsx';
import { useSettledCountry } from '#app/screens/country/use-settled-country.ts';
import { RouteError } from '#app/screens/errors/route-error.tsx';
import { CreateButton } from '#app/screens/frame/create-button.tsx';
import { FramedPage } from '#app/screens/frame/framed-page.tsx';
import { SessionNews } from '#app/screens/frame/session-news.tsx';
import { shouldRevalidateFrame } from '#app/screens/frame/should-revalidate.ts';
import { LiveNews } from '#app/screens/live/live-news.tsx';
import { useKeptViewer } from '#app/screens/offline/kept-viewer.ts';
import { OfflineParts } from '#app/screens/offline/offline-parts.tsx';
import { LateSettingsSync } from '#app/screens/settings/late-settings-sync.tsx';
import { useTooltips } from '#app/screens/tooltips/use-tooltips.ts';

export const links: LinksFunction = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }];

export const shouldRevalidate = shouldRevalidateFrame;

export function loader({ params }: LoaderFunctionArgs) {
  return { country: requireCountry(params) };
}

export default function CountryLayout() {
  const { country } = useLoaderData<typeof loader>();
  const keptViewer = useKeptViewer();
  useSettledCountry(country);
  useTooltips();
  return (
    <FramedPage country={country} keptViewer={keptViewer}>
      <OfflineParts country={country} />
      <Outlet />
      <CreateButton country={country} />
      <LiveNews />
      <SessionNews />
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
