import type { OfflinePageName } from '#app/domain/offline/offline-pages.ts';
import {
  type BrowserStorage,
  fieldsOf,
  loadStored,
  removeStored,
  writeStored,
} from './stored.client.ts';

// What a signed-in user's pages need to work offline: the data they were last loaded with, on this device, for that user
// alone. The pages themselves are the service worker's, and hold no user's data.

/** A page, or what stands around every page. */
export type PageName = OfflinePageName | 'frame';

const key = 'billwren_kept_pages';

type StoredPages = {
  person: string;
  /** The build that loaded it: another one may understand its data differently. */
  build: string;
  pages: Partial<Record<PageName, unknown>>;
  /** Epoch milliseconds; the session ends then at the latest. */
  until: number;
};

/** Whose data it is, until when their session lasts, and whether it is to be remembered beyond this visit. */
export type PageOwner = { person: string; until: number; isRemembered: boolean };

/**
 * Keeps what a page was loaded with for its person; what was kept for another user, or by another build, goes. Of a session
 * that ends with the browser only the person's id is kept.
 */
export function keepPageData(
  storage: BrowserStorage,
  build: string,
  { person, until, isRemembered }: PageOwner,
  page: { name: PageName; data: unknown },
): void {
  const kept = read(storage, 0);
  const before = kept?.person === person && kept.build === build ? kept.pages : {};
  const pages = isRemembered ? { ...before, [page.name]: page.data } : {};
  const stored: StoredPages = { person, build, until, pages };
  // No room: rather nothing than something old.
  if (!writeStored(storage, key, stored)) clearPageData(storage);
}

/** Who was signed in when this device was last online, while their session may still last. */
export function offlineUser(storage: BrowserStorage, now: number): string | null {
  return read(storage, now)?.person ?? null;
}

/** What a page was last loaded with by this build, or null. */
export function findPageData(
  storage: BrowserStorage,
  now: number,
  build: string,
  name: PageName,
): unknown {
  const kept = read(storage, now);
  return kept?.build === build ? (kept.pages[name] ?? null) : null;
}

/** Removes all of it: no user is signed in any more. */
export function clearPageData(storage: Pick<Storage, 'removeItem'>): void {
  removeStored(storage, key);
}

function read(storage: BrowserStorage, now: number): StoredPages | null {
  const { person, build, pages, until } = fieldsOf(loadStored(storage, key));
  if (typeof person !== 'string' || typeof build !== 'string') return null;
  if (typeof pages !== 'object' || pages === null) return null;
  if (typeof until === 'number' && until > now) {
    return { person, build, pages, until };
  }
  clearPageData(storage);
  return null;
}
