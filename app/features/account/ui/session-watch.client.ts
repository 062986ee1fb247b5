import { publish, subscribe, type Topics } from '#app/ui/browser/cross-tab.client.ts';
import { clearPageData } from '#app/ui/browser/offline-page-data.client.ts';
import { loadAnew } from '#app/ui/browser/page/location.client.ts';
import {
  consumeSignOutIntent,
  isSignOutBegun,
} from '#app/ui/browser/session/sign-out-intent.client.ts';
import { fieldsOf } from '#app/ui/browser/stored.client.ts';
import { clearSignedOutUser, clearUsers, recordSignOutRequest } from './clear-user-data.client.ts';

/** The signed-in user's id; null for a guest, undefined while the server is unreachable. */
export type UserId = string | null | undefined;

/**
 * The user whose sign-in this page learned of from another tab or the server, so that it needn't be announced again.
 */
let knownUserId: UserId;

/**
 * Announces to this browser's other tabs that another user, or none, is now signed in. After a requested sign-out, the
 * user's drafts and settings are removed from the device; when a session merely expires, nothing is removed.
 */
export function announceUserId(person: string | null): void {
  const wasAskedFor = consumeSignOutIntent();
  const isSignOut = person === null && wasAskedFor;
  // Pages stored for offline use are only for an active session.
  if (person === null) clearPageData(window.localStorage);
  if (isSignOut) clearSignedOutUser();
  const isKnown = knownUserId !== undefined && knownUserId === person;
  knownUserId = undefined;
  if (!isKnown) publish('billwren_session', isSignOut ? 'signed-out' : 'changed');
}

/**
 * Keeps a page from showing data of a user who is no longer signed in. When another tab signs in or out, the page asks
 * the server and reloads unless its user is still signed in. A page restored from the back/forward cache stays hidden
 * until the server has confirmed it. Pages of a guest are left alone.
 * @returns a function that stops watching
 */
export function watchUserId(person: string | null): () => void {
  if (person === null) return () => undefined;
  const ending = new AbortController();
  const page = document.documentElement;
  const hide = (event: PageTransitionEvent) => {
    if (event.persisted) page.style.visibility = 'hidden';
  };
  const showAgain = async (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    page.style.visibility = 'hidden';
    if ((await refreshUserId()) === person) page.style.visibility = '';
    else loadAnew();
  };
  const askAgain = async (said: Topics['billwren_session']) => {
    // Each tab stores what was opened to clone or edit in its own session storage.
    if (said === 'signed-out') clearUsers(window.sessionStorage);
    await checkUserId(person, () => ending.signal.aborted);
  };
  // Set before the request, since its response may be lost; this listener runs after any question that cancels it.
  const noteSignOut = ({ target }: SubmitEvent) => {
    if (target instanceof HTMLFormElement && target.action.endsWith('/api/sign-out')) {
      recordSignOutRequest();
    }
  };
  window.addEventListener('submit', noteSignOut, ending);
  window.addEventListener('pagehide', hide, ending);
  window.addEventListener('pageshow', showAgain, ending);
  const stop = subscribe('billwren_session', askAgain);
  return () => {
    ending.abort();
    stop();
  };
}

/**
 * Notifies a guest's page when a user has signed in from another tab: at once if that tab announces it, else when this
 * page becomes visible again (a sign-in with Google or Apple returns in a new page, which announces nothing).
 * @returns a function that stops watching
 */
export function waitForSignIn(onSignedIn: () => void): () => void {
  const ending = new AbortController();
  const ask = async () => {
    const now = await refreshUserId();
    if (ending.signal.aborted || typeof now !== 'string') return;
    knownUserId = now;
    onSignedIn();
  };
  const look = () => {
    if (document.visibilityState === 'visible') ask();
  };
  document.addEventListener('visibilitychange', look, ending);
  const stop = subscribe('billwren_session', ask);
  return () => {
    ending.abort();
    stop();
  };
}

/**
 * Asks the server whether `person` is still signed in here, and reloads the page if another user is, or none. A page
 * that is signing out is left alone, since the sign-out itself removes the data.
 * @param isOver whether that user's page has been left since; the page that replaced it is not reloaded
 * @returns whether the user is still signed in; undefined while the server is unreachable or a sign-out is in progress
 */
export async function checkUserId(
  person: string,
  isOver: () => boolean,
): Promise<boolean | undefined> {
  const now = await refreshUserId();
  if (now === undefined || isOver() || (now !== person && isSignOutBegun())) return undefined;
  // A user who has signed out must not leave their data on the screen.
  if (now !== person) loadAnew();
  return now === person;
}

let asking: Promise<UserId> | undefined;

/** Gets the signed-in user from the server. Concurrent calls share one request. */
export function refreshUserId(): Promise<UserId> {
  asking ??= fetchUserId().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function fetchUserId(): Promise<UserId> {
  try {
    const answer = await fetch('/api/session', { cache: 'no-store' });
    if (!answer.ok) return undefined;
    const { person } = fieldsOf(await answer.json());
    if (person === undefined) return undefined;
    return typeof person === 'string' ? person : null;
  } catch {
    return undefined;
  }
}
