import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useLocation, useParams } from '@remix-run/react';
import { isCountryCode } from '#app/domain/country/country.ts';
import { countryOfPath } from '#app/domain/country/detect-country.ts';
import { ReloadOnSignIn } from '#app/features/account/ui/sign-in-elsewhere.tsx';
import { LiveUpdates } from '#app/features/live/ui/live-updates.tsx';
import { OfflineParts } from '#app/features/offline/ui/offline-parts.tsx';
import { useOfflineViewer } from '#app/features/offline/ui/use-offline-page.ts';
import { RouteError } from '#app/frames/errors/route-error.tsx';
import { CreateButton } from '#app/frames/web/create-button.tsx';
import { FramedPage } from '#app/frames/web/framed-page.tsx';
import { PageLayout } from '#app/frames/web/page-layout.tsx';
import { useSettledCountry } from '#app/frames/web/use-settled-country.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

// Browsers request the manifest without cookies.
export const links: LinksFunction = () => [
  { rel: 'manifest', href: `/manifest.webmanifest?lang=${currentLanguage()}` },
];

export { shouldRevalidateFrame as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return { country: requireCountry(params) };
}

/** The layout of the web pages under a country. */
export default function CountryLayout() {
  const { country } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  // A visitor who has to sign in stays in the country they came from.
  const isAuth = pathname === `/${country}/auth`;
  const origin = isAuth ? new URLSearchParams(search).get('redirectTo') : null;
  const shown = countryOfPath(origin) ?? country;
  useSettledCountry(shown, origin);
  return (
    <PageLayout country={shown} keptViewer={useOfflineViewer()}>
      <OfflineParts country={shown} />
      <Outlet />
      <CreateButton country={shown} />
      <LiveUpdates />
      <ReloadOnSignIn />
    </PageLayout>
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
