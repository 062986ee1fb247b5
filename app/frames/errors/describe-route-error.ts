import { isRouteErrorResponse } from '@remix-run/react';

/**
 * Which page an error calls for. Browsers report a fetch that did not get through as a TypeError; without an error the
 * router has lost it (`HydrateFallback` of `app/root.tsx`).
 */
export function describeRouteError(
  error: unknown,
): 'not-found' | 'too-large' | 'database-away' | 'network-away' | 'missing-script' | 'broken' {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return 'not-found';
    if (error.status === 413) return 'too-large';
    return error.status === 503 ? 'database-away' : 'broken';
  }
  if (error instanceof Error && error.name === 'MissingScriptError') return 'missing-script';
  const isFailedFetch =
    error instanceof TypeError && /fetch|network|load failed|import/i.test(error.message);
  return isFailedFetch || error === null ? 'network-away' : 'broken';
}
