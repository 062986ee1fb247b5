import {
  readSignOutMark,
  type SignOutMark,
  serializeSignOutMark,
} from '#app/domain/account/sign-out-mark.ts';
import { forgetSyncedSettings } from './forget-synced-settings.client.ts';
import { forgetUserDrafts } from './kept-drafts.client.ts';
import { forgetKeptPages } from './kept-pages.client.ts';
import { takeSignOutIntent } from './sign-out-intent.client.ts';
import { track } from './track.client.ts';
import { forgetWaitingWork } from './waiting-work.client.ts';

const channelName = 'billwren_session';

/** What a tab tells the others: somebody else is signed in, or signed out on purpose. */
export type Announcement = 'changed' | 'signed-out';

/** Notes that a sign-out or a deletion is asked for; the note outlives the page, and the server's answer takes it back. */
export function noteSignOutAsked(): void {
  writeNote('asked');
}

/**
 * Takes away what the browser kept of somebody who left it without a page that could see to it: signed out before its
 * scripts were there, or with an answer that got lost.
 * @param person who is signed in, as the server says; null for nobody
 */
export function settleSignOut(person: string | null): void {
  // Pages that are kept for offline use are for a session that lasts.
  if (person === null) forgetKeptPages(window.localStorage);
  const mark = readSignOutMark(document.cookie);
  if (mark === null) return;
  if (person === null) {
    takeSignOutIntent();
    forgetPeople(null);
    track('logout');
    announce('signed-out');
  } else if (mark === 'done') {
    // Whoever left, somebody came since.
    forgetPeople(person);
  }
  dropNote();
}

/** The same where the page itself saw its person leave. */
export function forgetSignedOut(): void {
  forgetPeople(null);
  track('logout');
  dropNote();
}

/** The sign-out that was asked for did not happen. */
export function dropNote(): void {
  writeNote(null);
}

/** Tells this browser's other tabs. */
export function announce(said: Announcement): void {
  const channel = openSessionChannel();
  channel?.postMessage(said);
  channel?.close();
}

/** A browser without channels finds out with its next request. */
export function openSessionChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

function writeNote(mark: SignOutMark | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers too late
  document.cookie = serializeSignOutMark(mark);
}

function forgetPeople(except: string | null): void {
  forgetUserDrafts(window.localStorage, except);
  forgetUserDrafts(window.sessionStorage, except);
  forgetSyncedSettings(window.localStorage);
  forgetWaitingWork(window.localStorage, except);
}
