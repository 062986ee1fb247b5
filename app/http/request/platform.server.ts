import { redirect } from '@remix-run/cloudflare';
import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import { bearsNativeMark } from '#app/domain/navigation/native-mark.ts';
import { isNativePath, type Platform } from '#app/domain/navigation/native-path.ts';
import {
  countryParameter,
  nativePaths,
  type PagePaths,
  pathsOf,
} from '#app/domain/navigation/page-paths.ts';
import { asksForOfflinePage } from '#app/http/responses/offline-page.server.ts';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import { pagePathOf } from '#app/remix/data-address.ts';
import { detectVisitorCountry } from './country.server.ts';
import type { RequestContext } from './request-context.server.ts';

/** Whether the asking page runs in the native shell, by the mark in its `User-Agent`. */
export function isNative(request: Request): boolean {
  return bearsNativeMark(request.headers.get('User-Agent') ?? '');
}

/** What the asking page runs in: the native shell by its mark, and what looks so in a browser by its address. */
export function platformOf(request: Request): Platform {
  return isNative(request) || isNativePath(new URL(request.url).pathname) ? 'native' : 'web';
}

/**
 * For a page that the web and the native app both have: sends the native shell from the web address to the native one,
 * also when a link in the app leads there. A page that works offline stays where it was opened: as it is kept, and as it
 * is loaded again once the network is back.
 * @throws Response a redirect
 */
export function leaveForNative(request: Request, page: keyof PagePaths): void {
  if (isNativePath(new URL(request.url).pathname)) return;
  if (!isNative(request) || asksForOfflinePage(request) || comesFromItself(request)) return;
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

/** The addresses to send the asking page to. */
export function pathsFor(request: Request, country: CountryCode): PagePaths {
  return pathsOf(platformOf(request), country);
}

/**
 * The country that rules where the address names none: the business's own, without an account the visitor's. A post
 * says the one whose rules its page followed.
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
