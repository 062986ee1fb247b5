import { isCountryCode } from '#app/domain/country/country.ts';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';
import { parseFormBody } from '#app/http/request/body.server.ts';
import { detectVisitorCountry } from '#app/http/request/country.server.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import { parseReturnPath } from '#app/http/session/guards.server.ts';
import { endSession } from '#app/http/session/session.server.ts';

/** Messages for Logout in the top bar and Sign Out in Settings. */
const codes = {
  frame: { done: 'logged-out', failed: 'still-signed-in' },
  settings: { done: 'signed-out', failed: 'sign-out-failed' },
} as const;

/**
 * Signs out and redirects to `/{country}/auth` (to `/app/ios/auth` from native pages) with the message for the button
 * that was used. If the database is unavailable, the user returns to their page, still signed in.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const form = await parseFormBody(request);
  const chosen = form.get('country');
  const { done, failed } = codes[form.get('screen') === 'settings' ? 'settings' : 'frame'];
  const country = isCountryCode(chosen) ? chosen : await detectVisitorCountry(request, context);
  const from = refererPath(request, context);
  const paths = from && isNativePath(from) ? nativePaths : pathsFor(request, country);
  try {
    await endSession(request, context);
  } catch (error) {
    reportDatabaseAway(context, error);
    return redirectWithFlash(parseReturnPath(from, paths.home), 'error', { code: failed });
  }
  return redirectWithFlash(paths.auth, 'success', { code: done });
}

function refererPath(request: Request, { config }: RequestContext): string | null {
  const referer = request.headers.get('Referer') ?? '';
  const start = `${config.publicOrigin}/`;
  return referer.startsWith(start) ? referer.slice(config.publicOrigin.length) : null;
}

/** Signing out is a write: a followed link only goes home. */
export function loader() {
  return new Response(null, { status: 302, headers: { Location: '/' } });
}
