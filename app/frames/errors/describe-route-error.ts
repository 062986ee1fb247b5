import { isRouteErrorResponse } from '@remix-run/react';

/**
 * Returns which page to show for an error. Browsers report a failed fetch as a TypeError; null means that the router
 * lost the error (`HydrateFallback` of `app/root.tsx`).
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
