import { redirect } from '@remix-run/cloudflare';
import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import {
  countryParameter,
  nativePaths,
  type PagePaths,
  pathsOf,
} from '#app/domain/navigation/page-paths.ts';
import { bearsNativeMark, isNativePath, type Platform } from '#app/domain/navigation/platform.ts';
import { isOfflinePageRequest } from '#app/http/responses/offline-page.server.ts';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import { pagePathOf } from '#app/remix/data-address.ts';
import { detectVisitorCountry } from './country.server.ts';
import type { RequestContext } from './request-context.server.ts';

/** Whether the page runs in the native app, by its `User-Agent`. */
export function isNative(request: Request): boolean {
  return bearsNativeMark(request.headers.get('User-Agent') ?? '');
}

/** Determines the page's platform: the native app by its `User-Agent`, or a native address in a browser. */
export function platformOf(request: Request): Platform {
  return isNative(request) || isNativePath(new URL(request.url).pathname) ? 'native' : 'web';
}

/**
 * Redirects the native app from a web page to its native address, also for navigations inside the app. A page that
 * works offline stays at its address, where it is cached and reloaded once the network is back.
 * @throws Response a redirect
 */
export function leaveForNative(request: Request, page: keyof PagePaths): void {
  if (isNativePath(new URL(request.url).pathname)) return;
  if (!isNative(request) || isOfflinePageRequest(request) || comesFromItself(request)) return;
  throw redirect(nativePaths[page] + new URL(request.url).search);
}

function comesFromItself({ url, headers }: Request): boolean {
  const referer = headers.get('Referer') ?? '';
  const { origin, pathname } = new URL(url);
  return (
    URL.canParse(referer) &&
    new URL(referer).href.split(/[?#]/)[0] === origin + pagePathOf(pathname)
  );
}

/** Returns the addresses of the page's platform. */
export function pathsFor(request: Request, country: CountryCode): PagePaths {
  return pathsOf(platformOf(request), country);
}

/**
 * Determines the country when the address has none: the business's own, or without an account the visitor's. A post
 * states the one whose rules its page used.
 */
export async function nativeCountry(
  request: Request,
  context: RequestContext,
): Promise<CountryCode> {
  const said = new URL(request.url).searchParams.get(countryParameter);
  if (isCountryCode(said)) return said;
  const viewer = await getViewerOrGuest(request, context);
  return viewer ? viewer.settings.country : detectVisitorCountry(request, context);
}
