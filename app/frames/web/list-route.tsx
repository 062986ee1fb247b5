import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useLoaderData,
} from '@remix-run/react';
import { type ComponentType, useRef } from 'react';
import { failureTexts } from '#app/i18n/texts.ts';
import { describeRouteError } from '../errors/describe-route-error.ts';

// Re-exported under the names that the router expects.
export { shouldRevalidateAfterPost as shouldRevalidate } from './should-revalidate.ts';

/**
 * The `clientLoader` of a list. If a page of the list doesn't load, the rows and input on screen stay: the failure is
 * returned as data and shown there.
 * @throws failures that the list has no message for, and every failure while another page is on screen
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
 * Returns why a page of the list didn't load, as the `{message}` of `Error loading invoices: {message}`; null if the
 * list has no message for the error.
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

/** The `clientAction` of a list. A network failure becomes an answer, so that no input is lost. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch {
    return { outcome: 'unreachable' as const, message: failureTexts.reasons.networkAway };
  }
}

type Loaded<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/** Renders a list with its latest loader data, and why the currently requested page didn't load. */
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
