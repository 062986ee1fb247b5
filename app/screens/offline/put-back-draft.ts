import { localToday } from '#app/browser/country/local-today.client.ts';
import { draftSlot } from '#app/browser/drafts/draft-keys.client.ts';
import { openDraftStore, type StoredDraft } from '#app/browser/drafts/draft-store.client.ts';
import type { InvoiceEntry } from '#app/browser/outbox/invoice-entries.client.ts';
import { sentNumber } from '../invoice-form/draft-state.ts';
import { hasSameContent } from '../invoice-form/start-draft.ts';

/**
 * Puts a save that was refused where its form finds it. A draft that was begun since then, or what was typed into this one
 * since, is left alone.
 * @returns whether the form has this draft now
 */
export function putBackDraft(person: string, save: InvoiceEntry): boolean {
  const { store, kept } = placeOf(person, save);
  if (kept) return kept.draft.saveKey === save.draft.saveKey;
  return store.save(stored(save));
}

/** The same at the user's wish, before a draft that was begun since; that one is back once this one is done. */
export function putBackInFront(person: string, save: InvoiceEntry): boolean {
  return placeOf(person, save).store.putInFront(stored(save));
}

/** The draft of a save that got through leaves the device, unless it was changed since. */
export function forgetSavedDraft(person: string, save: InvoiceEntry): void {
  const { store, kept } = placeOf(person, save);
  if (kept?.draft.saveKey !== save.draft.saveKey) return;
  if (hasSameContent(kept.draft, save.draft)) store.clear();
}

function stored({ draft, options: { country, edit } }: InvoiceEntry): StoredDraft {
  return { draft, country, suggestedNumber: sentNumber, version: edit?.version };
}

function placeOf(person: string, { options: { country, edit } }: InvoiceEntry) {
  const store = openDraftStore(
    draftSlot(person, edit ? { kind: 'edit', id: edit.invoiceId } : null),
  );
  return { store, kept: store.load({ country, today: localToday() }) };
}
