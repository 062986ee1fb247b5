import { useCallback, useRef } from 'react';
import { draftPlace, guestDraftKey } from '#app/browser/drafts/draft-keys.client.ts';
import { type DraftStore, openDraftStore } from '#app/browser/drafts/draft-store.client.ts';
import type { OpenedInvoice } from './start-draft.ts';

type StoreParts = {
  userId: string | null;
  opened: OpenedInvoice | null;
  /** Called when what this device had kept is corrupt; it was removed. */
  onUnreadable: () => void;
};

/** The places of a form's drafts: the guest's, and that of the user or of what was opened to clone or edit. */
export function useDraftStores({ userId, opened, onUnreadable }: StoreParts) {
  const { kind, id } = opened ?? { kind: null, id: '' };
  const name = `${userId} ${kind} ${id}`;
  const made = useRef<{ name: string; guest: DraftStore; own: DraftStore } | null>(null);
  return useCallback((): { guest: DraftStore; own: DraftStore } => {
    if (made.current?.name === name) return made.current;
    const open = (place: ReturnType<typeof draftPlace>) =>
      openDraftStore({
        ...place,
        log: (message) => {
          console.warn(message);
          onUnreadable();
        },
      });
    const guest = open({ storage: window.localStorage, key: guestDraftKey });
    const own = userId === null ? guest : open(draftPlace(userId, kind && { kind, id }));
    // The guest's is another invoice: beside one that was opened it is left alone.
    made.current = { name, guest: kind && userId !== null ? noStore : guest, own };
    return made.current;
  }, [name, userId, kind, id, onUnreadable]);
}

/** Keeps nothing and has nothing. */
export const noStore: DraftStore = {
  load: () => null,
  newer: () => null,
  save: () => false,
  putInFront: () => false,
  takeBack: () => undefined,
  clear: () => undefined,
};
