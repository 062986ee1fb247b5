import { isCountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { readDraft } from '#app/domain/invoices/read-draft.ts';
import {
  readEditedInvoice,
  type SaveAnswer,
  type SaveOptions,
} from '#app/domain/invoices/save-answer.ts';
import { type BrowserStorage, fieldsOf } from '../stored.client.ts';
import { readEntries, writeEntries } from './outbox-status.client.ts';

/** An invoice in the outbox, named by its draft's `saveKey`. `guestWaiting`: its guest had typed it before signing in. */
export type InvoiceEntry = { draft: InvoiceDraft; options: SaveOptions };

/** A save of the form: answered, or in the outbox until the network is back. */
export type QueuedAnswer = SaveAnswer | { outcome: 'kept' };

/** A user's invoices in the outbox, oldest first. Sending one again is safe: the server makes one invoice per save key. */
export function loadInvoices(storage: BrowserStorage, userId: string): InvoiceEntry[] {
  return readEntries(storage, ['invoices', userId], readEntry);
}

/** Puts an invoice into the outbox; the same key replaces. False when the device does not take it. */
export function putInvoice(storage: BrowserStorage, userId: string, entry: InvoiceEntry): boolean {
  const others = without(storage, userId, entry.draft.saveKey);
  return writeEntries(storage, ['invoices', userId], [...others, entry]);
}

/** Takes an invoice out, sent or given up. */
export function removeInvoice(storage: BrowserStorage, userId: string, saveKey: string): void {
  writeEntries(storage, ['invoices', userId], without(storage, userId, saveKey));
}

function without(storage: BrowserStorage, userId: string, saveKey: string): InvoiceEntry[] {
  return loadInvoices(storage, userId).filter(({ draft }) => draft.saveKey !== saveKey);
}

/**
 * Sends the invoices in a user's outbox, one after the other, oldest first; ends at the first that does not get through.
 * @param settle hears of each answer that decides; whether the invoice stays in the outbox, for the user to decide on
 * @returns the last outcome; undefined when nothing was sent
 */
export async function sendInvoices(
  storage: BrowserStorage,
  userId: string,
  send: (entry: InvoiceEntry) => Promise<SaveAnswer>,
  settle: (entry: InvoiceEntry, answer: SaveAnswer) => boolean,
): Promise<SaveAnswer['outcome'] | undefined> {
  let last: SaveAnswer['outcome'] | undefined;
  for (const { draft } of loadInvoices(storage, userId)) {
    // As it is by now: changed, or taken out meanwhile.
    const entry = loadInvoices(storage, userId).find(
      (other) => other.draft.saveKey === draft.saveKey,
    );
    if (!entry) continue;
    const answer = await send(entry);
    last = answer.outcome;
    // Not decided: the same is sent again.
    if (last === 'unreachable' || last === 'sign-in-needed') break;
    if (!settle(entry, answer)) removeInvoice(storage, userId, draft.saveKey);
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

function readEntry(value: unknown): InvoiceEntry | null {
  const { draft: stored, options: asked } = fieldsOf(value);
  const { waitsAsGuest, ...fields } = fieldsOf(stored);
  const { country, edit: changed, guestWaiting } = fieldsOf(asked);
  if (!isCountryCode(country)) return null;
  const edit = changed === undefined ? undefined : readEditedInvoice(changed);
  // Without its invoice a change would be saved as a new one.
  if (edit === null) return null;
  // It was checked when it was put here: nothing is missing, so no day and no id is made up.
  const draft = readDraft(fields, { country, today: '2000-01-01', newId: () => '' });
  if (!draft || draft.saveKey === '') return null;
  // An earlier version noted it in the draft, and said of each new invoice that its number gives way.
  const isGuests = (waitsAsGuest ?? guestWaiting) === true;
  return { draft, options: { country, guestWaiting: isGuests, ...(edit && { edit }) } };
}
