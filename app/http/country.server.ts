import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import { detectCountry } from '#app/domain/country/detect-country.ts';
import { countryCookieName, readPlainCookie } from './cookies.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewerOrNobody } from './session.server.ts';

/**
 * The country of a path under `/{country}`.
 * @throws Response 404 when the first segment is no country of ours
 */
export function requireCountry(params: { country?: string | undefined }): CountryCode {
  if (isCountryCode(params.country)) return params.country;
  throw new Response('Not Found', { status: 404, statusText: 'Not Found' });
}

/**
 * The country of a visitor whose address has none, in the order of `platform.md` section 4: saved preference,
 * stored choice (its cookie), the edge's detection, else the USA. Errors fall back silently.
 */
export async function detectVisitorCountry(
  request: Request,
  context: RequestContext,
): Promise<CountryCode> {
  const viewer = await readViewerOrNobody(request, context);
  return detectCountry({
    preferred: viewer?.settings.preferredCountry,
    stored: readPlainCookie(request, countryCookieName),
    edgeRegions: [context.edgeCountry],
  });
}
