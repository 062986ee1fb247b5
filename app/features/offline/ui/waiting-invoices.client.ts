import type { SaveOptions, SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import { waitingSettingsKey } from '#app/features/account/public.ts';
import {
  draftPlace,
  openDraftStore,
  sentNumber,
  userDrafts,
} from '#app/features/invoice-form/public.ts';
import {
  fieldsOf,
  keysOf,
  type ListedStorage,
  loadStored,
  writeStored,
} from '#app/ui/browser/stored.client.ts';
import {
  findInvoice,
  type InvoiceEntry,
  loadInvoices,
  putInvoice,
  removeInvoice,
} from './invoice-entries.client.ts';
import { notifyOutbox } from './watch-outbox.client.ts';

// The parts of the outbox that the invoice form doesn't load.

/**
 * The contents of a user's outbox on this device: the numbers of pending and refused invoices, and whether there are
 * settings.
 */
export type OutboxStatus = { waiting: number; refused: number; settings: boolean };

/** Returns the contents of a user's outbox. Never throws. */
export function loadOutboxStatus(storage: ListedStorage, userId: string): OutboxStatus {
  const invoices = loadInvoices(storage, userId);
  const refused = invoices.filter(({ refusal }) => refusal !== undefined).length;
  const settings = keysOf(storage, `${waitingSettingsKey(userId)}:`).length > 0;
  return { waiting: invoices.length - refused, refused, settings };
}

/** Discards an invoice in the outbox. @returns restores it, in its original position */
export function discardInvoice(
  storage: ListedStorage,
  userId: string,
  saveKey: string,
): () => void {
  const key = `${userDrafts(storage, userId).key}:${saveKey}`;
  const stored = fieldsOf(loadStored(storage, key));
  removeInvoice(storage, userId, saveKey);
  return () => {
    writeStored(storage, key, stored);
    notifyOutbox();
  };
}

/** Stores it as the draft that its form starts with. False if the device can't store it. */
export function reopenInvoice(
  storage: ListedStorage,
  userId: string,
  { draft, options: { country, edit } }: InvoiceEntry,
): boolean {
  const { saveKey } = draft;
  const place = draftPlace(userId, edit ? { kind: 'edit', id: edit.invoiceId } : null);
  const store = openDraftStore(place, { country, today: draft.invoiceDate });
  const stored = { draft, country, suggestedNumber: sentNumber, version: edit?.version };
  if (!store.save(stored)) return false;
  // The draft of an existing invoice is now in the tab's storage.
  removeInvoice(storage, userId, saveKey);
  return true;
}

/** Removes an invoice that got its final answer from the outbox, or marks it as refused if it is still there. */
export function settleInvoice(
  storage: ListedStorage,
  userId: string,
  { draft, options }: InvoiceEntry,
  refusal: SaveRefusal | null,
): void {
  if (refusal === null) removeInvoice(storage, userId, draft.saveKey);
  else if (findInvoice(storage, userId, draft.saveKey)) {
    putInvoice(storage, userId, { draft, options, refusal });
  }
}

/** Returns the save options for an invoice from the outbox: a new one gets the next free number if its own is taken. */
export function sendingOptions(options: SaveOptions): SaveOptions {
  return options.edit ? options : { ...options, guestWaiting: true };
}
