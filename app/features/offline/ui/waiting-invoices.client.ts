import {
  type SaveAnswer,
  type SaveOptions,
  type SaveRefusal,
  saveRefusalOf,
} from '#app/domain/invoices/save-answer.ts';
import { waitingSettingsKey } from '#app/features/account/public.ts';
import { draftPlace, openDraftStore, sentNumber } from '#app/features/invoice-form/public.ts';
import {
  fieldsOf,
  type ListedStorage,
  loadStored,
  loadText,
  writeStored,
} from '#app/ui/browser/stored.client.ts';
import {
  findInvoice,
  type InvoiceEntry,
  loadInvoices,
  outboxKey,
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
  const settings = loadText(storage, waitingSettingsKey(userId)) !== null;
  return { waiting: invoices.length - refused, refused, settings };
}

/** Discards an invoice in the outbox. @returns restores it, in its original position */
export function discardInvoice(
  storage: ListedStorage,
  userId: string,
  saveKey: string,
): () => void {
  const key = outboxKey(storage, userId, saveKey);
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
  const store = openDraftStore(
    draftPlace(userId, edit ? { kind: 'edit', id: edit.invoiceId } : null),
  );
  const stored = { draft, country, suggestedNumber: sentNumber, version: edit?.version };
  if (!store.save(stored)) return false;
  // The draft of an existing invoice is now in the tab's storage.
  removeInvoice(storage, userId, saveKey);
  return true;
}

/**
 * Sends a user's pending invoices one after the other, oldest first; stops at the first that doesn't get through.
 * @param settle called with each final answer; `refusal` is null if the invoice was saved
 * @returns the last outcome; undefined if nothing was sent
 */
export async function sendInvoices(
  storage: ListedStorage,
  userId: string,
  send: (entry: InvoiceEntry) => Promise<SaveAnswer>,
  settle: (entry: InvoiceEntry, answer: SaveAnswer, refusal: SaveRefusal | null) => void,
): Promise<SaveAnswer['outcome'] | undefined> {
  let last: SaveAnswer['outcome'] | undefined;
  for (const { draft } of loadInvoices(storage, userId)) {
    // Reads the entry again: it may have been changed or removed in the meantime.
    const entry = findInvoice(storage, userId, draft.saveKey);
    if (!entry || entry.refusal !== undefined) continue;
    const answer = await send(entry);
    last = answer.outcome;
    // Not final: the entry is sent again later.
    if (answer.outcome === 'unreachable' || answer.outcome === 'sign-in-needed') break;
    const refusal = saveRefusalOf(answer);
    settle(entry, answer, refusal);
    if (refusal === null) removeInvoice(storage, userId, draft.saveKey);
    else if (findInvoice(storage, userId, draft.saveKey)) {
      putInvoice(storage, userId, { ...entry, refusal });
    }
  }
  return last;
}

/** Returns the save options for an invoice from the outbox: a new one gets the next free number if its own is taken. */
export function sendingOptions(options: SaveOptions): SaveOptions {
  return options.edit ? options : { ...options, guestWaiting: true };
}
