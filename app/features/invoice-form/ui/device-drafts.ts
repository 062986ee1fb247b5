import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { notifyOutbox } from '#app/features/offline/public.ts';
import { hasSameContent } from './draft-content.ts';
import {
  type FormStart,
  type InvoiceSnapshot,
  inFormOrder,
  isEmpty,
  isFresh,
  isWaiting,
  toStored,
} from './draft-state.ts';
import { type DraftStore, type StoredDraft, sentNumber } from './draft-store.client.ts';
import { adjustDraft } from './start-draft.ts';

/** A user's drafts on this device. */
export type DraftStores = {
  /** The guest's draft, which becomes the user's after sign-in; null for guests and beside an opened document. */
  guest: DraftStore | null;
  /** The drafts of this form. */
  own: DraftStore;
  /** The outbox; null for guests. The drafts of new invoices are in the same place. */
  outbox: DraftStore | null;
};

/** Reads and writes a form's drafts on this device, in the stores of its current user. */
export function createDeviceDrafts(openStores: (userId: string | null) => DraftStores) {
  let stores: DraftStores | null = null;

  const find = (from: DraftStore | null, start: FormStart, isOpened: boolean) => {
    for (const stored of from ? inFormOrder(from.list()) : []) {
      if (isOpened || isWaiting(stored.draft) || !isEmpty(stored, start)) return stored;
      from?.removeKnown(stored.draft.saveKey);
    }
    return null;
  };
  const findQueued = (saveKey: string): InvoiceDraft | null => {
    const queued = stores?.outbox?.find(saveKey);
    return queued?.outbox ? queued.draft : null;
  };

  return {
    /** Whether the stores of a user are open: not before the page is in the browser. */
    isOpen: () => stores !== null,
    openFor: (userId: string | null): void => {
      stores = openStores(userId);
    },
    /**
     * Returns the draft that a form opens with. A guest's draft becomes that of the user who signed in.
     * @param typed what another user typed into this form
     */
    adopt: (start: FormStart, isOpened: boolean, typed: StoredDraft | null): StoredDraft | null => {
      if (!stores) return null;
      const { guest, own } = stores;
      const guests = typed ?? find(guest, start, isOpened);
      const stored = guests ?? find(own, start, isOpened);
      // A refused draft is an ordinary one once its form has it again.
      if (stored?.outbox) own.save({ ...stored, outbox: undefined });
      if (guests === null) return stored;
      // Another tab may have adopted it first, and its user may have typed on.
      const other = own.findNewer(guests.draft.saveKey);
      const isFirst =
        other === null || hasSameContent(other.draft, adjustDraft(guests, start, false));
      if (isFirst && own.save(guests)) guest?.removeKnown(guests.draft.saveKey);
      return stored;
    },
    /** Returns what another tab has stored: of this draft, or of any if nothing was typed here. */
    findOther: (snapshot: InvoiceSnapshot): StoredDraft | null => {
      const id = isFresh(snapshot) ? null : snapshot.values.saveKey;
      return stores?.own.findNewer(id, ({ outbox }) => id !== null || !outbox) ?? null;
    },
    /** Notes what other tabs have stored as read. */
    acknowledge: (): void => {
      stores?.own.list();
    },
    /** Stores the draft. False if the device can't. */
    store: (snapshot: InvoiceSnapshot, changes: Partial<StoredDraft> = {}): boolean => {
      if (!stores) return true;
      const isStored = stores.own.save({ ...toStored(snapshot), ...changes });
      // A guest's draft that stayed would replace this one the next time that the form opens.
      if (isStored) stores.guest?.removeKnown(snapshot.values.saveKey);
      return isStored;
    },
    remove: (saveKey: string): void => {
      stores?.guest?.removeKnown(saveKey);
      stores?.own.removeKnown(saveKey);
    },
    findQueued,
    /** Puts a save into the outbox. False if the device can't store it, and for guests. */
    queue: (draft: InvoiceDraft, options: SaveOptions): boolean => {
      const isQueued = stores?.outbox?.save({
        draft: { ...draft, pendingSave: false, pendingPdfDownload: false },
        country: options.country,
        suggestedNumber: sentNumber,
        outbox: { options },
      });
      notifyOutbox();
      return isQueued === true;
    },
    removeQueued: (saveKey: string): void => {
      if (!findQueued(saveKey)) return;
      stores?.outbox?.remove(saveKey);
      notifyOutbox();
    },
  };
}
