import { nativePathOf, nativePaths } from '#app/domain/navigation/page-paths.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';
import { serializeCountryGuess } from './cookies.server.ts';
import { guessVisitorCountry } from './country.server.ts';
import { isNative } from './platform.server.ts';
import type { RequestContext } from './request-context.server.ts';

const barePath =
  /^\/(?:|auth|create-invoice|invoices|clients|clients\/[^/]+|settings|pricing|products|privacy|terms|contact|imprint|cookie-policy|welcome|forgot-password|reset-password)\/?$/;

const legacyInvoicePaths: [RegExp, string][] = [
  [/^\/(?:payment|invoice-payment)\/([^/]+)\/?$/, '/invoice/'],
  [/^\/public-invoice\/([^/]+)\/?$/, '/view-invoice/'],
];

/**
 * Redirects bare addresses to the same path under the visitor's country, and former addresses of public pages to the
 * current ones: 302, query kept, `no-store`. The native app is redirected to the native addresses instead, where they
 * exist.
 * @returns null for any other path
 */
export async function answerBarePath(request: Request, context: RequestContext) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, search } = new URL(request.url);
  for (const [pattern, target] of legacyInvoicePaths) {
    const id = pattern.exec(pathname)?.[1];
    if (id) return goTo(`${target}${id}${search}`);
  }
  if (isNativePath(pathname))
    return isNativeRoot(pathname) ? goTo(nativePaths.home + search) : null;
  // A page that the service worker caches is served at its own address.
  const nativePath = isNative(request) && !context.isOfflinePage ? nativePathOf(pathname) : null;
  if (nativePath) return goTo(nativePath + search);
  if (!barePath.test(pathname)) return null;
  const { country, isGuess } = await guessVisitorCountry(request, context);
  const target = `/${country}${pathname.replace(/\/$/, '')}`;
  const answer = goTo(target + search);
  if (isGuess) answer.headers.set('Set-Cookie', serializeCountryGuess(target));
  return answer;
}

function isNativeRoot(pathname: string): boolean {
  return /^\/app\/ios\/?$/i.test(pathname);
}

function goTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: location, 'Cache-Control': 'no-store', Vary: 'Cookie, User-Agent' },
  });
}
