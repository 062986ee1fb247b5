import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useRequestId } from '#app/components/request-id.tsx';
import { DatabaseAwayPage } from './database-away-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { TooLargePage } from './too-large-page.tsx';

type RouteErrorProps = {
  home: string;
  /** No frame stands around it. */
  bare?: boolean;
};

/**
 * What an error boundary shows: not found, too much data, the database away, a dead network, or an error with its
 * request id.
 */
export function RouteError({ home, bare = false }: RouteErrorProps) {
  const page = <ErrorContent home={home} />;
  return bare ? <main>{page}</main> : page;
}

function ErrorContent({ home }: { home: string }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const requestId = useRequestId();
  const retryPath = `${pathname}${search}`;
  switch (describeRouteError(error)) {
    case 'not-found':
      return <NotFoundPage home={home} />;
    case 'too-large':
      return <TooLargePage backPath={retryPath} />;
    case 'database-away':
      return <DatabaseAwayPage retryPath={retryPath} failure={sentenceOf(error)} />;
    case 'network-away':
      return <DatabaseAwayPage retryPath={retryPath} away="network" />;
    case 'broken':
      return <ErrorPage retryPath={retryPath} home={home} requestId={requestId} />;
  }
}

/** What the page could not load, where the answer says it. */
function sentenceOf(error: unknown): string | null {
  const sentence: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof sentence === 'string' && sentence !== '' ? sentence : null;
}

/** Which page an error calls for. Browsers report a fetch that did not get through as a TypeError. */
export function describeRouteError(
  error: unknown,
): 'not-found' | 'too-large' | 'database-away' | 'network-away' | 'broken' {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return 'not-found';
    if (error.status === 413) return 'too-large';
    return error.status === 503 ? 'database-away' : 'broken';
  }
  const isFailedFetch =
    error instanceof TypeError && /fetch|network|load failed|import/i.test(error.message);
  return isFailedFetch ? 'network-away' : 'broken';
}
