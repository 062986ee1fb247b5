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

// What becomes of the outbox apart from the form, which does not carry it.

/** What a user's outbox on this device holds: invoices that wait to be sent, refused ones, and whether settings do. */
export type OutboxStatus = { waiting: number; refused: number; settings: boolean };

/** What is in a user's outbox. Never throws. */
export function loadOutboxStatus(storage: ListedStorage, userId: string): OutboxStatus {
  const invoices = loadInvoices(storage, userId);
  const refused = invoices.filter(({ refusal }) => refusal !== undefined).length;
  const settings = loadText(storage, waitingSettingsKey(userId)) !== null;
  return { waiting: invoices.length - refused, refused, settings };
}

/**
 * Takes an invoice out that its user gives up.
 * @returns puts it back as it was, into its place among the others
 */
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

/** Makes it the draft that its form begins with. False when the device does not take it. */
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
  // A saved invoice's lies in its tab from now on.
  removeInvoice(storage, userId, saveKey);
  return true;
}

/**
 * Sends the invoices that wait in a user's outbox, one after the other, oldest first; ends at the first that does not get
 * through.
 * @param settle hears of each answer that decides; `refusal` is null where the invoice is saved
 * @returns the last outcome; undefined when nothing was sent
 */
export async function sendInvoices(
  storage: ListedStorage,
  userId: string,
  send: (entry: InvoiceEntry) => Promise<SaveAnswer>,
  settle: (entry: InvoiceEntry, answer: SaveAnswer, refusal: SaveRefusal | null) => void,
): Promise<SaveAnswer['outcome'] | undefined> {
  let last: SaveAnswer['outcome'] | undefined;
  for (const { draft } of loadInvoices(storage, userId)) {
    // As it is by now: changed, or taken out meanwhile.
    const entry = findInvoice(storage, userId, draft.saveKey);
    if (!entry || entry.refusal !== undefined) continue;
    const answer = await send(entry);
    last = answer.outcome;
    // Not decided: the same is sent again.
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

/**
 * How an invoice out of the outbox is sent: by then the number of a new one may be another invoice's, and gives way to the
 * next free one.
 */
export function sendingOptions(options: SaveOptions): SaveOptions {
  return options.edit ? options : { ...options, guestWaiting: true };
}
