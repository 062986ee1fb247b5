import { Outlet } from '@remix-run/react';
import { RouteError } from '#app/screens/errors/route-error.tsx';
import { FramedPage } from '#app/screens/frame/framed-page.tsx';
import { usePublicFrameCountry } from '#app/screens/frame/root-data.ts';

/** Public invoice pages wear the USA frame, a signed-in owner's their own (`decisions.md`, Countries, routes, redirects). */
export default function PublicLayout() {
  return (
    <FramedPage country={usePublicFrameCountry()}>
      <Outlet />
    </FramedPage>
  );
}

export function ErrorBoundary() {
  const country = usePublicFrameCountry();
  return (
    <FramedPage country={country}>
      <RouteError home={`/${country}`} />
    </FramedPage>
  );
}

// @covers platform-2.7
