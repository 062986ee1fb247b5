import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { type SaveRefusal, saveRefusalOf } from '#app/domain/invoices/save-refusal.ts';
import { draftPlace, userDrafts } from '../drafts/draft-keys.client.ts';
import { openDraftStore, readAll, sentNumber } from '../drafts/draft-store.client.ts';
import {
  fieldsOf,
  type ListedStorage,
  readStored,
  readText,
  removeStored,
  writeStored,
} from '../stored.client.ts';
import { waitingSettingsKey } from '../user-keys.client.ts';
import { tellOutbox } from './watch-outbox.client.ts';

/**
 * An invoice in the outbox, named by its draft's `saveKey`: one of the user's drafts that waits to be sent, or was refused
 * and waits for its user. `guestWaiting`: its guest had typed it before signing in.
 */
export type InvoiceEntry = { draft: InvoiceDraft; options: SaveOptions; refusal?: SaveRefusal };

/** A save of the form: answered, or in the outbox until the network is back. */
export type QueuedAnswer = SaveAnswer | { outcome: 'kept' };

/** What a user's outbox on this device holds: invoices that wait to be sent, refused ones, and whether settings do. */
export type OutboxStatus = { waiting: number; refused: number; settings: boolean };

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

/** What is in a user's outbox. Never throws. */
export function readOutboxStatus(storage: ListedStorage, userId: string): OutboxStatus {
  const invoices = loadInvoices(storage, userId);
  const refused = invoices.filter(({ refusal }) => refusal !== undefined).length;
  const settings = readText(storage, waitingSettingsKey(userId)) !== null;
  return { waiting: invoices.length - refused, refused, settings };
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
  removeStored(storage, keyOf(storage, userId, saveKey));
  tellOutbox();
  return true;
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
  const key = keyOf(storage, userId, saveKey);
  const stored = fieldsOf(readStored(storage, key));
  removeInvoice(storage, userId, saveKey);
  return () => {
    writeStored(storage, key, stored);
    tellOutbox();
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

function keyOf(storage: ListedStorage, userId: string, saveKey: string): string {
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
