import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import { userDraftKey } from '#app/features/account/public.ts';
import { fieldsOf, type ListedStorage, loadStored } from '#app/ui/browser/stored.client.ts';
import type { DocumentPlace } from '#app/ui/local-document/document-store.client.ts';

// A separate file, so that pages without the form don't load the draft's schema.

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

/** Returns where a form's drafts are stored: new invoices on this device, an opened document in its tab. */
export function draftPlace(userId: string | null, opened: OpenedKey | null): DocumentPlace {
  if (userId === null) return { storage: window.localStorage, key: guestDraftKey, isShared: false };
  if (!opened) return userDrafts(window.localStorage, userId);
  const key = openedInvoiceKey(userId, opened);
  return { storage: window.sessionStorage, key, isShared: false };
}

/** Returns where all drafts of a user's new invoices are stored, with everything in the outbox. */
export function userDrafts(storage: ListedStorage, userId: string): DocumentPlace {
  return { storage, key: userDraftKey(userId), isShared: true };
}

/**
 * Returns the country of a guest's draft that waits for its sign-in to be saved; null if none does. `fallback` is for
 * the earlier variant, which has no country.
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

/** Records that this tab opens the form to save a draft that waited; another tab may save it first. */
export function setSaveIntent(): void {
  hasSaveIntent = true;
}

/** Whether the form was opened to save a draft that waited, since the last call. */
export function consumeSaveIntent(): boolean {
  const was = hasSaveIntent;
  hasSaveIntent = false;
  return was;
}
