import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import { userDraftKey } from '#app/features/account/public.ts';
import { fieldsOf, type ListedStorage, loadStored } from '#app/ui/browser/stored.client.ts';

// Apart from the draft store, so that pages without the form do not carry its schema.

/** Local storage key of the guest's draft. */
export const guestDraftKey = 'billwren_guest_draft';

/** What a form was opened with; the id of a new estimate is `new`. */
type OpenedKey = { kind: 'clone' | 'edit' | 'estimate'; id: string };

/**
 * Session storage key of what a user changed in an invoice opened to clone or edit, apart from their own waiting draft
 * and from every other invoice; each tab has its own.
 */
export function openedInvoiceKey(userId: string, opened: OpenedKey) {
  return `${userDraftKey(userId)}:${opened.kind}:${opened.id}`;
}

/** Where drafts lie. `user`: all of theirs, each under a key of its own; null where there is one alone. */
export type DraftPlace = { storage: ListedStorage; key: string; user: string | null };

/** Where a form's drafts lie: new invoices on this device, what was opened to clone or edit in its tab. */
export function draftPlace(userId: string | null, opened: OpenedKey | null): DraftPlace {
  if (userId === null) return { storage: window.localStorage, key: guestDraftKey, user: null };
  if (!opened) return userDrafts(window.localStorage, userId);
  const key = openedInvoiceKey(userId, opened);
  return { storage: window.sessionStorage, key, user: null };
}

/** Where all drafts of a user's new invoices lie, and all that waits to be sent. */
export function userDrafts(storage: ListedStorage, userId: string): DraftPlace {
  return { storage, key: userDraftKey(userId), user: userId };
}

/**
 * The country of a guest's draft for which Save or Download was pressed, or null: after sign-in its form saves it by
 * itself. `fallback` is for the earlier variant, which names none.
 */
export function waitingDraftCountry(
  storage: Pick<Storage, 'getItem'>,
  fallback: CountryCode,
): CountryCode | null {
  const { pendingSave, pendingPdfDownload, country } = fieldsOf(loadStored(storage, guestDraftKey));
  if (pendingSave !== true && pendingPdfDownload !== true) return null;
  return isCountryCode(country) ? country : fallback;
}

let hasSaveIntent = false;

/** Notes that this tab goes to the form for the sake of a draft that waits: another tab may have saved it by then. */
export function setSaveIntent(): void {
  hasSaveIntent = true;
}

/** Whether the form was come to for a draft that waits, since the last time this was asked. */
export function consumeSaveIntent(): boolean {
  const was = hasSaveIntent;
  hasSaveIntent = false;
  return was;
}
