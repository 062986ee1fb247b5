import { findOfflineTarget, type OfflineTarget } from '#app/domain/offline/offline-pages.ts';
import { isDataPath, pagePathOf } from '#app/remix/data-address.ts';

/** How the service worker treats a request. */
export type CachingStrategy =
  /** Not ours: the browser does as ever. */
  | { kind: 'leave' }
  /** A file whose name changes with its content: what is kept is right. */
  | { kind: 'hashed-file' }
  /** A picture or the manifest: from the network, else what is kept. */
  | { kind: 'plain-file' }
  | { kind: 'page'; target: OfflineTarget }
  /** A kept page's data, asked for by its scripts. */
  | { kind: 'page-data'; address: string };

type Asked = Pick<Request, 'method' | 'url' | 'mode'>;

/**
 * Chooses by address alone. Whatever may hold a user's data has no way through the cache: pages and data come from the
 * network, and only when it is away from what was kept without any user's data.
 * @param keeps files that are kept under their plain names
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
