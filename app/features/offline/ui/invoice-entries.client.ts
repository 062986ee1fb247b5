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
 * An invoice in the outbox, identified by its draft's `saveKey`: one that will be sent, or one that was refused and
 * needs the user. `guestWaiting`: it was entered by a guest before signing in.
 */
export type InvoiceEntry = { draft: InvoiceDraft; options: SaveOptions; refusal?: SaveRefusal };

/** The result of saving the form: an answer, or `kept` when it went to the outbox. */
export type QueuedAnswer = SaveAnswer | { outcome: 'kept' };

// Entries were validated when they were added and have no missing fields, so these defaults are never used.
const now = { country: 'us', today: '2000-01-01' } as const;

/**
 * Returns a user's invoices in the outbox, oldest first. Resending is safe: the server creates one invoice per save
 * key.
 */
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

/** Adds an invoice to the outbox, in the storage of its draft. False if the device can't store it. */
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

/** Removes an invoice that was sent or discarded. @returns whether it was there */
export function removeInvoice(storage: ListedStorage, userId: string, saveKey: string): boolean {
  if (!findInvoice(storage, userId, saveKey)) return false;
  removeStored(storage, outboxKey(storage, userId, saveKey));
  notifyOutbox();
  return true;
}

/** Returns the storage key of an invoice in the outbox. */
export function outboxKey(storage: ListedStorage, userId: string, saveKey: string): string {
  return `${userDrafts(storage, userId).key}:${saveKey}`;
}

/** Returns the invoice of this draft in a user's outbox. */
export function findInvoice(
  storage: ListedStorage,
  userId: string,
  saveKey: string,
): InvoiceEntry | undefined {
  return loadInvoices(storage, userId, saveKey)[0];
}
