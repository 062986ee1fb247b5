import { type DraftStore, openDraftStore } from '#app/browser/draft-store.client.ts';
import { openedInvoiceKey, userDraftKey } from '#app/browser/kept-drafts.client.ts';
import type { WaitingSave } from '#app/browser/save-queue.client.ts';
import { dayHere } from '#app/browser/time-zone.client.ts';

/**
 * Puts a save that was refused where its form finds it. A draft that was begun since then is left alone.
 * @returns whether the form has it now
 */
export function putBackDraft(person: string, save: WaitingSave): boolean {
  const { draft, options } = save;
  const store = storeOf(person, save);
  const kept = load(store, save);
  if (kept && kept.draft.saveKey !== draft.saveKey) return false;
  const { country, edit } = options;
  return store.save({ draft, country, suggestedNumber: null, version: edit?.version });
}

/** The draft of a save that got through leaves the device, unless it was changed since. */
export function forgetSavedDraft(person: string, save: WaitingSave): void {
  const store = storeOf(person, save);
  if (load(store, save)?.draft.saveKey === save.draft.saveKey) store.clear();
}

function storeOf(person: string, { options: { edit } }: WaitingSave): DraftStore {
  return edit
    ? openDraftStore({
        storage: window.sessionStorage,
        key: openedInvoiceKey(person, { kind: 'edit', id: edit.invoiceId }),
      })
    : openDraftStore({ storage: window.localStorage, key: userDraftKey(person) });
}

function load(store: DraftStore, { options: { country } }: WaitingSave) {
  return store.load({ country, today: dayHere() });
}
