import { redirect } from '@remix-run/cloudflare';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { type LoadFailure, orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { pageAddressOf } from '#app/remix/data-address.ts';
import { getViewer, type Viewer } from './session.server.ts';

/**
 * Requires a signed-in user in a loader.
 * @param failure the page's message while the database is down
 * @throws Response 503 while the database is down, else a redirect to `/us/auth`, in the native app to `/app/ios/auth`,
 * that keeps the origin
 */
export async function requireViewer(
  request: Request,
  context: RequestContext,
  failure: LoadFailure | null = null,
): Promise<Viewer> {
  const viewer = await orDatabaseAway(getViewer(request, context), failure);
  if (viewer) return viewer;
  const url = new URL(request.url);
  const origin = pageAddressOf(url);
  const { auth } = pathsFor(request, 'us');
  throw redirect(`${auth}?redirectTo=${encodeURIComponent(origin)}`);
}

/**
 * Returns where to go after sign-in: the stored origin when it is one of our paths, else the given page.
 * @param stored as received, possibly malformed
 */
export function parseReturnPath(stored: string | null, otherwise: string): string {
  return parseRedirectPath(stored) ?? otherwise;
}
