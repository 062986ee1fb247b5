import { isCountryCode } from '#app/domain/country/country.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { readForm } from './body.server.ts';
import { detectVisitorCountry } from './country.server.ts';
import { redirectWithFlash } from './flash.server.ts';
import { readReturnPath } from './guards.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { endSession } from './session.server.ts';

/**
 * Signs out and goes to `/{country}/auth` with `Logged out successfully` (`platform.md` section 4, Auth); while the
 * database is away, back to where the person was with `Failed to sign out` (`invoices.md` section 8), still signed in.
 */
export async function answerSignOut(request: Request, context: RequestContext): Promise<Response> {
  const chosen = (await readForm(request)).get('country');
  const country = isCountryCode(chosen) ? chosen : await detectVisitorCountry(request, context);
  try {
    await endSession(request, context);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return redirectWithFlash(
      readReturnPath(refererPath(request, context), `/${country}`),
      'error',
      'Failed to sign out',
    );
  }
  return redirectWithFlash(`/${country}/auth`, 'success', 'Logged out successfully');
}

function refererPath(request: Request, { config }: RequestContext): string | null {
  const referer = request.headers.get('Referer') ?? '';
  const start = `${config.publicOrigin}/`;
  return referer.startsWith(start) ? referer.slice(config.publicOrigin.length) : null;
}
