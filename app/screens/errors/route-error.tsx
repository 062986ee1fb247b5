import { isRouteErrorResponse, useRevalidator, useRouteError } from '@remix-run/react';
import { DatabaseAwayPage } from './database-away-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The page for whatever a route threw: absent (404), the database away (503), anything else. */
export function RouteError({ home, requestId }: { home: string; requestId?: string | null }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage home={home} />;
  if (status === 503) {
    return <DatabaseAwayPage onRetry={revalidate} retrying={state === 'loading'} />;
  }
  return <ErrorPage home={home} requestId={requestId} />;
}
