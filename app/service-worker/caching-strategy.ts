import { findOfflineTarget, type OfflineTarget } from '#app/domain/offline/offline-pages.ts';
import { isDataPath, pagePathOf } from '#app/remix/data-address.ts';

/** How the service worker handles a request. */
export type CachingStrategy =
  /** Not handled; the browser proceeds as usual. */
  | { kind: 'leave' }
  /** A file whose name changes with its content, so a cached one is always current. */
  | { kind: 'hashed-file' }
  /** A picture or the manifest: from the network, else from the cache. */
  | { kind: 'plain-file' }
  | { kind: 'page'; target: OfflineTarget }
  /** A cached page's data, requested by its scripts. */
  | { kind: 'page-data'; address: string };

type Asked = Pick<Request, 'method' | 'url' | 'mode'>;

/**
 * Chooses the strategy by address. Anything that may contain user data bypasses the cache: pages and data come from the
 * network, and only without a network from cached versions without user data.
 * @param keeps files that are cached under their plain names
 */
export function chooseStrategy(
  { method, url, mode }: Asked,
  origin: string,
  keeps: Set<string>,
): CachingStrategy {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return { kind: 'leave' };
  if (mode === 'navigate') return { kind: 'page', target: findOfflineTarget(pathname, search) };
  if (pathname.startsWith('/assets/')) return { kind: 'hashed-file' };
  if (keeps.has(pathname)) return { kind: 'plain-file' };
  if (isDataPath(pathname)) {
    if (findOfflineTarget(pagePathOf(pathname), search).kind === 'offline-page') {
      return { kind: 'page-data', address: pathname };
    }
  }
  return { kind: 'leave' };
}
