import { dayHere } from '#app/browser/day-here.client.ts';
import {
  type DraftStore,
  openDraftStore,
  type StoredDraft,
} from '#app/browser/draft-store.client.ts';
import { putInFront } from '#app/browser/drafts-aside.client.ts';
import { ownPlace } from '#app/browser/own-place.client.ts';
import type { WaitingSave } from '#app/browser/save-queue.client.ts';

/**
 * Puts a save that was refused where its form finds it. A draft that was begun since then is left alone.
 * @returns whether the form has it now
 */
export function putBackDraft(person: string, save: WaitingSave): boolean {
  const { store, kept } = placeOf(person, save);
  if (kept && kept.draft.saveKey !== save.draft.saveKey) return false;
  return store.save(stored(save));
}

/** The same at its owner's wish, before a draft that was begun since; that one is back once this one is done. */
export function putBackInFront(person: string, save: WaitingSave): boolean {
  const { storage, key, store } = placeOf(person, save);
  return putInFront(storage, key, store, stored(save));
}

/** The draft of a save that got through leaves the device, unless it was changed since. */
export function forgetSavedDraft(person: string, save: WaitingSave): void {
  const { store, kept } = placeOf(person, save);
  if (kept?.draft.saveKey === save.draft.saveKey) store.clear();
}

function stored({ draft, options: { country, edit } }: WaitingSave): StoredDraft {
  return { draft, country, suggestedNumber: null, version: edit?.version };
}

function placeOf(person: string, { options: { country, edit } }: WaitingSave) {
  const place = ownPlace(person, edit ? { kind: 'edit', id: edit.invoiceId } : null);
  const store: DraftStore = openDraftStore(place);
  return { ...place, store, kept: store.load({ country, today: dayHere() }) };
}
