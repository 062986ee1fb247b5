import type { OfflinePageName } from '#app/domain/offline/offline-pages.ts';
import {
  type BrowserStorage,
  fieldsOf,
  loadStored,
  removeStored,
  writeStored,
} from './stored.client.ts';

// The loader data that a signed-in user's pages need offline, stored on this device for that user only. The pages
// themselves come from the service worker and contain no user data.

/** A page, or the frame around every page. */
export type PageName = OfflinePageName | 'frame';

const key = 'billwren_kept_pages';

type StoredPages = {
  person: string;
  /** The build that stored the data: another build may expect a different format. */
  build: string;
  pages: Partial<Record<PageName, unknown>>;
  /** Epoch milliseconds at which the session ends at the latest. */
  until: number;
};

/** The user, when their session ends, and whether their data may outlive this visit. */
export type PageOwner = { person: string; until: number; isRemembered: boolean };

/**
 * Stores a page's loader data for its user; deletes data of other users and other builds. For a session that ends with
 * the browser, only the user's id is stored.
 */
export function savePageData(
  storage: BrowserStorage,
  build: string,
  { person, until, isRemembered }: PageOwner,
  page: { name: PageName; data: unknown },
): void {
  const kept = read(storage, 0);
  const before = kept?.person === person && kept.build === build ? kept.pages : {};
  const pages = isRemembered ? { ...before, [page.name]: page.data } : {};
  const stored: StoredPages = { person, build, until, pages };
  // If storage is full, having no data is better than having old data.
  if (!writeStored(storage, key, stored)) clearPageData(storage);
}

/** Returns the user who was signed in when this device was last online, while their session may still be valid. */
export function offlineUser(storage: BrowserStorage, now: number): string | null {
  return read(storage, now)?.person ?? null;
}

/** Returns the loader data that this build last stored for a page, or null. */
export function findPageData(
  storage: BrowserStorage,
  now: number,
  build: string,
  name: PageName,
): unknown {
  const kept = read(storage, now);
  return kept?.build === build ? (kept.pages[name] ?? null) : null;
}

/** Deletes all stored page data, after sign-out. */
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
