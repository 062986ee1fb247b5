import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import { type BrowserStorage, fieldsOf, readStored, removeAll } from '../stored.client.ts';

// Apart from the draft store, so that pages without the form do not carry its schema.

/** Local storage key of the guest's draft (`invoices.md` section 3, Guest invoice draft). */
export const guestDraftKey = 'billwren_guest_draft';

const userDraftPrefix = 'billwren_user_draft:';

/** Local storage key of a signed-in user's unsaved draft, apart from the guest's and from other users'. */
export function userDraftKey(userId: string): string {
  return `${userDraftPrefix}${userId}`;
}

/**
 * Session storage key of what a user changed in an invoice opened to clone or edit, apart from their own waiting draft
 * and from every other invoice; each tab has its own.
 */
export function openedInvoiceKey(userId: string, opened: { kind: 'clone' | 'edit'; id: string }) {
  return `${userDraftKey(userId)}:${opened.kind}:${opened.id}`;
}

/** Where a user's unsaved draft lies: the new invoice on this device, what was opened to clone or edit in its tab. */
export function draftSlot(
  userId: string,
  opened: { kind: 'clone' | 'edit'; id: string } | null,
): { storage: BrowserStorage; key: string } {
  return opened
    ? { storage: window.sessionStorage, key: openedInvoiceKey(userId, opened) }
    : { storage: window.localStorage, key: userDraftKey(userId) };
}

/**
 * The country of a guest's draft for which Save or Download was pressed, or null: after sign-in its form saves it by
 * itself. `fallback` is for older drafts, which did not know theirs.
 */
export function waitingDraftCountry(
  storage: Pick<Storage, 'getItem'>,
  fallback: CountryCode,
): CountryCode | null {
  const { pendingSave, pendingPdfDownload, country } = fieldsOf(readStored(storage, guestDraftKey));
  if (pendingSave !== true && pendingPdfDownload !== true) return null;
  return isCountryCode(country) ? country : fallback;
}

let isComingToSave = false;

/** Notes that this tab goes to the form for the sake of a draft that waits: another tab may have saved it by then. */
export function noteComingToSave(): void {
  isComingToSave = true;
}

/** Whether the form was come to for a draft that waits, since the last time this was asked. */
export function takeComingToSave(): boolean {
  const was = isComingToSave;
  isComingToSave = false;
  return was;
}

/** Removes signed-in users' drafts, but for one user's, from a storage, for signing out; the guest's draft stays. */
export function forgetUserDrafts(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  except: string | null = null,
): void {
  const kept = except === null ? null : userDraftKey(except);
  removeAll(
    storage,
    (key) => key.startsWith(userDraftPrefix) && !(kept !== null && key.startsWith(kept)),
  );
}
