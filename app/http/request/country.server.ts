import { countryCookieName } from '#app/domain/cookies.ts';
import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import { countryOfPath, detectCountry, parseCountry } from '#app/domain/country/detect-country.ts';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import { getCookie } from './cookies.server.ts';
import type { RequestContext } from './request-context.server.ts';

/**
 * Returns the country of a path under `/{country}`.
 * @throws Response 404 when the first segment isn't one of our countries
 */
export function requireCountry(params: { country?: string | undefined }): CountryCode {
  if (isCountryCode(params.country)) return params.country;
  throw new Response('Not Found', { status: 404, statusText: 'Not Found' });
}

/**
 * Returns the country that a page's address names; null for a native address, which names none.
 * @throws Response 404 if the first segment is not a supported country
 */
export function countryOfAddress(params: { country?: string | undefined }): CountryCode | null {
  return params.country === undefined ? null : requireCountry(params);
}

/**
 * Detects the country of a visitor whose address has none, in this order: saved preference, stored choice (its cookie),
 * the edge's detection, else the USA. Errors fall back silently.
 */
export async function detectVisitorCountry(
  request: Request,
  context: RequestContext,
): Promise<CountryCode> {
  return (await guessVisitorCountry(request, context)).country;
}

/** Does the same; `isGuess` when neither preference nor cookie determined it, so the browser may know better. */
export async function guessVisitorCountry(
  request: Request,
  context: RequestContext,
): Promise<{ country: CountryCode; isGuess: boolean }> {
  const viewer = await getViewerOrGuest(request, context);
  const preferred = parseCountry(viewer?.settings.preferredCountry);
  const stored = parseCountry(getCookie(request, countryCookieName));
  const known = { preferred, stored, edgeRegions: context.edgeRegions };
  return { country: detectCountry(known), isGuess: !preferred && !stored };
}

/**
 * Returns the country of an account created on the auth page: that of the page its owner came from, else the detected
 * one. Every guarded page redirects to `/us/auth`, so the auth page's own country says nothing about the visitor and
 * only comes before the USA.
 * @param made.origin where to go after sign-in, as received, possibly malformed
 * @param made.page the country of the auth page
 */
export function countryOfNewAccount(
  request: Request,
  { edgeRegions }: Pick<RequestContext, 'edgeRegions'>,
  { origin, page }: { origin: string | null; page: CountryCode },
): CountryCode {
  const stored = getCookie(request, countryCookieName);
  return (
    countryOfPath(parseRedirectPath(origin)) ??
    detectCountry({ stored, edgeRegions, otherwise: page })
  );
}
