import {
  parseSignOutMark,
  type SignOutMark,
  serializeSignOutMark,
} from '#app/domain/account/session-lifetimes.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { clearSyncedSettings } from '#app/features/settings/public.ts';
import { publish } from '#app/ui/browser/cross-tab.client.ts';
import { clearPageData } from '#app/ui/browser/offline-page-data.client.ts';
import { consumeSignOutIntent } from '#app/ui/browser/session/sign-out-intent.client.ts';
import { keysOf, removeStored } from '#app/ui/browser/stored.client.ts';

// Keys for a user's data on this device that isn't stored in the account; a sign-out removes all of it.

const prefixes = {
  drafts: 'billwren_user_draft:',
  settings: 'billwren_waiting_settings:',
};

/**
 * The prefix of the local storage keys of a signed-in user's drafts, separate from the guest's and other users'; the
 * draft's own key follows.
 */
export function userDraftKey(userId: string): string {
  return `${prefixes.drafts}${userId}`;
}

/** The local storage key of a user's settings that wait to be sent. */
export function waitingSettingsKey(userId: string): string {
  return `${prefixes.settings}${userId}`;
}

/** Removes the data of every user except one from a storage. */
export function clearUsers(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  except: string | null = null,
): void {
  for (const prefix of Object.values(prefixes)) {
    for (const key of keysOf(storage, prefix)) {
      if (except === null || !key.startsWith(`${prefix}${except}`)) removeStored(storage, key);
    }
  }
}

/** Records that a sign-out or a deletion was requested. The mark outlives the page; the server's response clears it. */
export function recordSignOutRequest(): void {
  writeNote('asked');
}

/**
 * Removes the browser's data of a user who signed out when the page couldn't do it: before its scripts were loaded, or
 * with a response that was lost.
 * @param person the signed-in user according to the server; null for a guest
 */
export function settleSignOut(person: string | null): void {
  // Pages stored for offline use are only for an active session.
  if (person === null) clearPageData(window.localStorage);
  const mark = parseSignOutMark(document.cookie);
  if (mark === null) return;
  if (person === null) {
    consumeSignOutIntent();
    clearUserData(null);
    track('logout');
    publish('billwren_session', 'signed-out');
  } else if (mark === 'done') {
    // One user signed out, and another has signed in since.
    clearUserData(person);
  }
  dropNote();
}

/** Removes the browser's data after the page itself saw its user sign out. */
export function clearSignedOutUser(): void {
  clearUserData(null);
  track('logout');
  dropNote();
}

/** Clears the mark when the requested sign-out did not happen. */
export function dropNote(): void {
  writeNote(null);
}

function writeNote(mark: SignOutMark | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and it is asynchronous
  document.cookie = serializeSignOutMark(mark);
}

/** Removes what this device stores for every user except one; a guest's data stays. */
function clearUserData(except: string | null): void {
  clearUsers(window.localStorage, except);
  clearUsers(window.sessionStorage, except);
  clearSyncedSettings(window.localStorage);
}
