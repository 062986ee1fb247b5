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

/** What a page shows: what the server said; or, offline, what this device kept for the person who was signed in. */
export type ShownPage<Page> =
  | { kind: 'loaded' }
  /** It is not known yet who opens it: scripts have not taken over. */
  | { kind: 'unknown' }
  /** `page` is null when nothing of it is kept; `person` when no user was signed in. */
  | { kind: 'kept'; person: string | null; page: Page | null };

/** Whether the page came from this device, for want of a network. */
export function useIsOfflinePage(): boolean {
  return useRootData()?.isOfflinePage ?? false;
}

/**
 * Keeps what a page was loaded with for the user who is signed in, and finds it again when the page itself comes from this
 * device.
 * @param loaded what the server gave; null keeps nothing
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
    // This build kept it under this name.
    return {
      kind: 'kept',
      person: offlineUser(window.localStorage, now),
      page: kept as Page | null,
    };
  }, [isOfflinePage, isAlive, name]);
}

/** The same for the form of an invoice: what was opened to clone or edit is not for offline use. */
export function useOfflineForm<Form extends { opened: unknown; closed: unknown }>(
  loaded: Form,
): ShownPage<Form> {
  return useOfflinePage('create-invoice', loaded.opened || loaded.closed ? null : loaded);
}

/** Who the frame is for when the page comes from this device; null when no user was signed in, or the server says it. */
export function useOfflineViewer(): FrameViewer | null {
  const root = useRootData();
  const shown = useOfflinePage<FrameViewer>('frame', root?.viewer ?? null);
  return shown.kind === 'kept' ? shown.page : null;
}

const never = () => () => undefined;

/** False on the server and while React takes over what the server drew. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
