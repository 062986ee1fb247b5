import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { useRef } from 'react';
import { listReasons } from '#app/domain/invoices/list-answer.ts';
import { describeRouteError } from '#app/screens/errors/describe-route-error.ts';

/**
 * The `clientLoader` of a list, whose `loader` is `Loader`. A view that does not come leaves the list and what was typed on screen: its failure is
 * data, and is told of there.
 * @throws what the list has no words for, and every failure of another page than the one on screen
 */
export async function loadOrStay<Loader>({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<Loader>();
  } catch (error) {
    const isOnList = window.location.pathname === new URL(request.url).pathname;
    const message = describeFailedView(error);
    if (!isOnList || message === null) throw error;
    return { failure: message };
  }
}

/**
 * Why a view of the list did not come, as the `{message}` of `Error loading invoices: {message}`; null for what the
 * list has no words for.
 */
function describeFailedView(error: unknown): string | null {
  switch (describeRouteError(error)) {
    case 'network-away':
      return listReasons.networkAway;
    case 'database-away':
      return isRouteErrorResponse(error) ? listReasons.databaseAway : null;
    default:
      return null;
  }
}

/** What a list loaded last, and why what its address asks for now did not come; see `loadOrStay`. */
export function useLastLoaded<Loaded extends object>(
  loaded: Loaded | { failure: string },
): { last: Loaded | null; failure: string | null } {
  const last = useRef<Loaded | null>(null);
  if ('failure' in loaded) return { last: last.current, failure: loaded.failure };
  last.current = loaded;
  return { last: loaded, failure: null };
}
