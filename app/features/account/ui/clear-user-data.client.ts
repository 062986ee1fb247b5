import {
  parseSignOutMark,
  type SignOutMark,
  serializeSignOutMark,
} from '#app/domain/account/sign-out-mark.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { forgetSyncedSettings } from '#app/features/settings/public.ts';
import { publish } from '#app/ui/browser/cross-tab.client.ts';
import { clearPageData } from '#app/ui/browser/offline-page-data.client.ts';
import { takeSignOutIntent } from '#app/ui/browser/session/sign-out-intent.client.ts';
import { forgetUsers } from './user-keys.client.ts';

/** Notes that a sign-out or a deletion is asked for; the note outlives the page, and the server's answer takes it back. */
export function noteSignOutAsked(): void {
  writeNote('asked');
}

/**
 * Takes away what the browser kept of a user who left it without a page that could see to it: signed out before its
 * scripts were there, or with an answer that got lost.
 * @param person who is signed in, as the server says; null for a guest
 */
export function settleSignOut(person: string | null): void {
  // Pages that are kept for offline use are for a session that lasts.
  if (person === null) clearPageData(window.localStorage);
  const mark = parseSignOutMark(document.cookie);
  if (mark === null) return;
  if (person === null) {
    takeSignOutIntent();
    clearUserData(null);
    track('logout');
    publish('billwren_session', 'signed-out');
  } else if (mark === 'done') {
    // One user left, and another came since.
    clearUserData(person);
  }
  dropNote();
}

/** The same where the page itself saw its person leave. */
export function forgetSignedOut(): void {
  clearUserData(null);
  track('logout');
  dropNote();
}

/** The sign-out that was asked for did not happen. */
export function dropNote(): void {
  writeNote(null);
}

function writeNote(mark: SignOutMark | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers too late
  document.cookie = serializeSignOutMark(mark);
}

/** Removes what this device stores of every user, but for one; a guest's data stays. */
function clearUserData(except: string | null): void {
  forgetUsers(window.localStorage, except);
  forgetUsers(window.sessionStorage, except);
  forgetSyncedSettings(window.localStorage);
}
