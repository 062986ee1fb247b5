import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FrameViewer } from '#app/frames/web/framed-page.tsx';
import { useRootData } from '#app/frames/web/root-data.ts';
import { buildVersion } from '#app/remix/router-window.client.ts';
import {
  findPageData,
  offlineUser,
  type PageName,
  savePageData,
} from '#app/ui/browser/offline-page-data.client.ts';

/** What a page shows: the server's data or, offline, the data stored on this device for the signed-in user. */
export type ShownPage<Page> =
  | { kind: 'loaded' }
  /** Before hydration, the user isn't known yet. */
  | { kind: 'unknown' }
  /** `page` is null if no data is stored; `person` is null if no user was signed in. */
  | { kind: 'kept'; person: string | null; page: Page | null };

/** Whether the page was opened from this device because there was no network. */
export function useIsOfflinePage(): boolean {
  return useRootData()?.isOfflinePage ?? false;
}

/**
 * Stores a page's loader data for the signed-in user, and loads it when the page is opened from this device.
 * @param loaded the loader data; null stores nothing
 */
export function useOfflinePage<Page>(name: PageName, loaded: Page | null): ShownPage<Page> {
  const root = useRootData();
  const isOfflinePage = root?.isOfflinePage ?? false;
  const isAlive = useIsAlive();
  const person = root?.person ?? null;
  const keep = root?.viewer?.keep;

  useEffect(() => {
    if (isOfflinePage || person === null || !keep || loaded === null) return;
    savePageData(window.localStorage, buildVersion(), { person, ...keep }, { name, data: loaded });
  }, [isOfflinePage, person, keep, name, loaded]);

  return useMemo(() => {
    if (!isOfflinePage) return { kind: 'loaded' };
    if (!isAlive) return { kind: 'unknown' };
    const now = Date.now();
    const kept = findPageData(window.localStorage, now, buildVersion(), name);
    // The cast is safe: this build stored it under this name.
    return {
      kind: 'kept',
      person: offlineUser(window.localStorage, now),
      page: kept as Page | null,
    };
  }, [isOfflinePage, isAlive, name]);
}

/** Like `useOfflinePage` for an invoice form, without the document that was opened to clone or edit. */
export function useOfflineForm<Form extends { opened: unknown; closed: unknown }>(
  loaded: Form,
): ShownPage<Form> {
  return useOfflinePage('create-invoice', loaded.opened || loaded.closed ? null : loaded);
}

/**
 * Returns the user for the frame of a page opened from this device; null if no user was signed in, or if the page came
 * from the server.
 */
export function useOfflineViewer(): FrameViewer | null {
  const root = useRootData();
  const shown = useOfflinePage<FrameViewer>('frame', root?.viewer ?? null);
  return shown.kind === 'kept' ? shown.page : null;
}

const never = () => () => undefined;

/** False on the server and during hydration. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
