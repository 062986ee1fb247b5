import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions, SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import { openDraftStore, sentNumber, userDrafts } from '#app/features/invoice-form/public.ts';
import type { ListedStorage } from '#app/ui/browser/stored.client.ts';
import { notifyOutbox } from './watch-outbox.client.ts';

/**
 * An invoice in the outbox, identified by its draft's `saveKey`: one that will be sent, or one that was refused and
 * needs the user. `guestWaiting`: it was entered by a guest before signing in.
 */
export type InvoiceEntry = { draft: InvoiceDraft; options: SaveOptions; refusal?: SaveRefusal };

/** The result of saving the form: an answer, or `kept` when it went to the outbox. */
export type QueuedAnswer = SaveAnswer | { outcome: 'kept' };

// Entries have no missing fields, so these defaults are never used.
const now = { country: 'us', today: '2000-01-01' } as const;

const openDrafts = (storage: ListedStorage, userId: string) =>
  openDraftStore(userDrafts(storage, userId), now);

/**
 * Returns a user's invoices in the outbox, oldest first. Resending is safe: the server creates one invoice per save
 * key.
 */
export function loadInvoices(storage: ListedStorage, userId: string): InvoiceEntry[] {
  return openDrafts(storage, userId)
    .list()
    .flatMap(({ draft, outbox }) => (outbox ? [{ draft, ...outbox }] : []));
}

/** Adds or replaces an invoice in the outbox. False if the device can't store it. */
export function putInvoice(
  storage: ListedStorage,
  userId: string,
  { draft, ...outbox }: InvoiceEntry,
): boolean {
  const { country } = outbox.options;
  const stored = { draft, country, suggestedNumber: sentNumber, outbox };
  const isStored = openDrafts(storage, userId).save(stored);
  notifyOutbox();
  return isStored;
}

/** Removes an invoice that was sent or discarded. @returns whether it was there */
export function removeInvoice(storage: ListedStorage, userId: string, saveKey: string): boolean {
  if (!findInvoice(storage, userId, saveKey)) return false;
  openDrafts(storage, userId).remove(saveKey);
  notifyOutbox();
  return true;
}

/** Returns the invoice of this draft in a user's outbox. */
export function findInvoice(
  storage: ListedStorage,
  userId: string,
  saveKey: string,
): InvoiceEntry | undefined {
  const { draft, outbox } = openDrafts(storage, userId).find(saveKey) ?? {};
  return draft && outbox && { draft, ...outbox };
}
