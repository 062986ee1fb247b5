import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Outlet, useLoaderData } from '@remix-run/react';
import { nativeHome } from '#app/domain/navigation/platform.ts';
import { ReloadOnSignIn } from '#app/features/account/ui/sign-in-elsewhere.tsx';
import { LiveUpdates } from '#app/features/live/ui/live-updates.tsx';
import { OfflineParts } from '#app/features/offline/ui/offline-parts.tsx';
import { useOfflineViewer } from '#app/features/offline/ui/use-offline-page.ts';
import { RouteError } from '#app/frames/errors/route-error.tsx';
import { FramedPage } from '#app/frames/web/framed-page.tsx';
import { PageLayout } from '#app/frames/web/page-layout.tsx';
import { nativeCountry } from '#app/http/request/platform.server.ts';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export { shouldRevalidateFrame as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { country: await nativeCountry(request, context) };
}

/** The layout of the iOS-style pages, in the native app and in a browser. */
export default function NativeLayout() {
  const { country } = useLoaderData<typeof loader>();
  return (
    <PageLayout country={country} keptViewer={useOfflineViewer()}>
      <OfflineParts country={country} />
      <Outlet />
      <LiveUpdates />
      <ReloadOnSignIn />
    </PageLayout>
  );
}

export function ErrorBoundary() {
  return (
    <FramedPage country="us">
      <RouteError home={nativeHome} />
    </FramedPage>
  );
}
