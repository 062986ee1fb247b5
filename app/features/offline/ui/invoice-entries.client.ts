import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions, SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import {
  openDraftStore,
  readAll,
  sentNumber,
  userDrafts,
} from '#app/features/invoice-form/public.ts';
import { type ListedStorage, removeStored } from '#app/ui/browser/stored.client.ts';
import { notifyOutbox } from './watch-outbox.client.ts';

/**
 * An invoice in the outbox, named by its draft's `saveKey`: one of the user's drafts that waits to be sent, or was refused
 * and waits for its user. `guestWaiting`: its guest had typed it before signing in.
 */
export type InvoiceEntry = { draft: InvoiceDraft; options: SaveOptions; refusal?: SaveRefusal };

/** A save of the form: answered, or in the outbox until the network is back. */
export type QueuedAnswer = SaveAnswer | { outcome: 'kept' };

// They were checked when they were put here: nothing is missing, so no day and no id is made up.
const now = { country: 'us', today: '2000-01-01' } as const;

/** A user's invoices in the outbox, oldest first. Sending one again is safe: the server makes one invoice per save key. */
export function loadInvoices(
  storage: ListedStorage,
  userId: string,
  saveKey: string | null = null,
): InvoiceEntry[] {
  const newId = () => crypto.randomUUID();
  return readAll(userDrafts(storage, userId), now, newId, saveKey).flatMap(({ stored }) =>
    stored?.outbox ? [{ draft: stored.draft, ...stored.outbox }] : [],
  );
}

/** Puts an invoice into the outbox, where its draft lies. False when the device does not take it. */
export function putInvoice(
  storage: ListedStorage,
  userId: string,
  { draft, ...outbox }: InvoiceEntry,
): boolean {
  const { country } = outbox.options;
  const store = openDraftStore(userDrafts(storage, userId));
  const decided = { ...draft, pendingSave: false, pendingPdfDownload: false };
  return store.save({ draft: decided, country, suggestedNumber: sentNumber, outbox });
}

/** Takes an invoice out, sent or given up. @returns whether it was there */
export function removeInvoice(storage: ListedStorage, userId: string, saveKey: string): boolean {
  if (!findInvoice(storage, userId, saveKey)) return false;
  removeStored(storage, outboxKey(storage, userId, saveKey));
  notifyOutbox();
  return true;
}

/** Where this device keeps an invoice of the outbox. */
export function outboxKey(storage: ListedStorage, userId: string, saveKey: string): string {
  return `${userDrafts(storage, userId).key}:${saveKey}`;
}

/** The invoice of this draft in a user's outbox. */
export function findInvoice(
  storage: ListedStorage,
  userId: string,
  saveKey: string,
): InvoiceEntry | undefined {
  return loadInvoices(storage, userId, saveKey)[0];
}
