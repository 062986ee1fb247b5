import { isCountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { readDraft } from '#app/domain/invoices/read-draft.ts';
import {
  readEditedInvoice,
  type SaveAnswer,
  type SaveOptions,
} from '#app/domain/invoices/save-answer.ts';
import { attempt } from '../attempt.client.ts';
import type { DraftStorage } from '../drafts/draft-store.client.ts';
import { savesKey, writeOutbox } from './outbox-status.client.ts';

/** An invoice in the outbox, named by its draft's `saveKey`. `guestWaiting`: its guest had typed it before signing in. */
export type WaitingSave = { draft: InvoiceDraft; options: SaveOptions };

/** A save of the form: answered, or in the outbox until the network is back. */
export type QueuedAnswer = SaveAnswer | { outcome: 'kept' };

/** A user's invoices in the outbox, oldest first. Sending one again is safe: the server makes one invoice per save key. */
export function loadSaves(storage: DraftStorage, userId: string): WaitingSave[] {
  const stored = attempt(
    (): unknown => JSON.parse(storage.getItem(savesKey(userId)) ?? '[]'),
    null,
  );
  return Array.isArray(stored) ? stored.flatMap(readSave) : [];
}

/** Puts an invoice into the outbox; the same key replaces. False when the device does not take it. */
export function keepSave(storage: DraftStorage, userId: string, save: WaitingSave): boolean {
  const others = without(storage, userId, save.draft.saveKey);
  return writeOutbox(storage, savesKey(userId), [...others, save]);
}

/** Takes an invoice out, sent or given up. */
export function forgetSave(storage: DraftStorage, userId: string, saveKey: string): void {
  writeOutbox(storage, savesKey(userId), without(storage, userId, saveKey));
}

function without(storage: DraftStorage, userId: string, saveKey: string): WaitingSave[] {
  return loadSaves(storage, userId).filter(({ draft }) => draft.saveKey !== saveKey);
}

/**
 * Sends the invoices in a user's outbox, one after the other, oldest first; ends at the first that does not get through. What
 * was saved leaves the outbox, what was refused stays in it for the user to decide on.
 * @param settle hears of each answer that decides
 * @returns the last outcome; undefined when nothing was sent
 */
export async function sendSaves(
  storage: DraftStorage,
  userId: string,
  send: (save: WaitingSave) => Promise<SaveAnswer>,
  settle: (save: WaitingSave, answer: SaveAnswer) => void,
): Promise<SaveAnswer['outcome'] | undefined> {
  let last: SaveAnswer['outcome'] | undefined;
  for (const { draft } of loadSaves(storage, userId)) {
    const isThis = (other: WaitingSave) => other.draft.saveKey === draft.saveKey;
    // As it is by now: changed, or taken out meanwhile.
    const save = loadSaves(storage, userId).find(isThis);
    if (!save) continue;
    const answer = await send(save);
    last = answer.outcome;
    if (!isDecided(answer)) break;
    if (last === 'saved') forgetSave(storage, userId, draft.saveKey);
    settle(save, answer);
  }
  return last;
}

/** Whether the server has decided on a save; else the same one is sent again. */
function isDecided(answer: SaveAnswer): boolean {
  return answer.outcome !== 'unreachable' && answer.outcome !== 'sign-in-needed';
}

/**
 * How an invoice out of the outbox is sent: by then the number of a new one may be another invoice's, and gives way to the
 * next free one.
 */
export function sendingOptions(options: SaveOptions): SaveOptions {
  return options.edit ? options : { ...options, guestWaiting: true };
}

function readSave(value: unknown): WaitingSave[] {
  const { draft: stored, options }: Record<string, unknown> = { ...(value as object | null) };
  if (typeof stored !== 'object' || stored === null) return [];
  if (typeof options !== 'object' || options === null) return [];
  if (!('country' in options) || !isCountryCode(options.country)) return [];
  const { country } = options;
  const edit = 'edit' in options ? readEditedInvoice(options.edit) : undefined;
  // Without its invoice a change would be saved as a new one.
  if (edit === null) return [];
  // It was checked when it was put here: nothing is missing, so no day and no id is made up.
  const draft = readDraft(stored, { country, today: '2000-01-01', newId: () => '' });
  if (!draft || draft.saveKey === '') return [];
  // An earlier version noted it in the draft, and said of each new invoice that its number gives way.
  const isGuests = 'waitsAsGuest' in stored ? stored.waitsAsGuest : asked(options);
  return [{ draft, options: { country, guestWaiting: isGuests === true, ...(edit && { edit }) } }];
}

function asked(options: object): unknown {
  return 'guestWaiting' in options && options.guestWaiting;
}
