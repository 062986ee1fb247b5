import { Outlet } from '@remix-run/react';
import { RouteError } from '#app/screens/errors/route-error.tsx';
import { FramedPage } from '#app/screens/frame/framed-page.tsx';

/** Public invoice pages wear the USA frame (`decisions.md`, Countries, routes, redirects). */
export default function PublicLayout() {
  return (
    <FramedPage country="us">
      <Outlet />
    </FramedPage>
  );
}

export function ErrorBoundary() {
  return (
    <FramedPage country="us">
      <RouteError home="/us" />
    </FramedPage>
  );
}

// @covers platform-2.7
