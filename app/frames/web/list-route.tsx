import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useLoaderData,
} from '@remix-run/react';
import { type ComponentType, useRef } from 'react';
import { failureTexts } from '#app/i18n/failures.ts';
import { describeRouteError } from '../errors/describe-route-error.ts';

// What the route of a list hands on to the router, under the names that it has there.
export { shouldRevalidateAfterPost as shouldRevalidate } from './should-revalidate.ts';

/**
 * The `clientLoader` of a list. A view that does not come leaves the list and what was typed on screen: its failure is
 * data, and is told of there.
 * @throws what the list has no words for, and every failure of another page than the one on screen
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader();
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
      return failureTexts.reasons.networkAway;
    case 'database-away':
      return isRouteErrorResponse(error) ? failureTexts.reasons.databaseAway : null;
    default:
      return null;
  }
}

/** The `clientAction` of a list. A dead network becomes an answer, so that nothing typed is lost. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch {
    return { outcome: 'unreachable' as const, message: failureTexts.reasons.networkAway };
  }
}

type Loaded<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/** The page of a list with what its loader answered last, and why what its address asks for now did not come. */
export function listRoute<Loader>(
  Page: ComponentType<Loaded<Loader> & { failure: string | null }>,
) {
  return function ListRoute() {
    const loaded = useLoaderData<Loader>() as Loaded<Loader> | { failure: string };
    const last = useRef<Loaded<Loader> | null>(null);
    const isFailed = typeof loaded === 'object' && loaded !== null && 'failure' in loaded;
    if (!isFailed) last.current = loaded;
    const failure = isFailed ? String(loaded.failure) : null;
    return last.current && <Page {...last.current} failure={failure} />;
  };
}
