import { offlinePageHeader, policyHashOf } from '#app/domain/offline/offline-pages.ts';
import { pagePolicy } from '#app/http/security/security-headers.server.ts';

/** Whether the service worker requests a page to cache, which shows no user's data even when a user is signed in. */
export function isOfflinePageRequest(request: Request): boolean {
  return request.headers.get(offlinePageHeader) === '1';
}

/** Returns the request as a visitor without cookies would send it. */
export function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Cookie');
  return new Request(request, { headers });
}

/**
 * Makes a page cacheable: replaces the nonce, which is valid for one response only, by the SHA-256 of each of its own
 * scripts, and allows files of this origin.
 * @param html with scripts that have a `nonce`
 */
export async function markOfflinePage(
  html: string,
  nonce: string,
  secure: boolean,
): Promise<{ html: string; policy: string }> {
  const sealed = html.replaceAll(` nonce="${nonce}"`, '');
  const scripts = [...sealed.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '');
  const hashes = await Promise.all(
    [...new Set(scripts)].map((script) => policyHashOf(script, crypto.subtle)),
  );
  const own = { scripts: `'self' ${hashes.join(' ')}`, styles: "'self'" };
  return { html: sealed, policy: pagePolicy(own, secure) };
}
