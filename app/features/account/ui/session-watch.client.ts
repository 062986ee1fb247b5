import { publish, subscribe, type Topics } from '#app/ui/browser/cross-tab.client.ts';
import { loadAnew } from '#app/ui/browser/load-anew.client.ts';
import { clearPageData } from '#app/ui/browser/offline-page-data.client.ts';
import {
  isSignOutBegun,
  takeSignOutIntent,
} from '#app/ui/browser/session/sign-out-intent.client.ts';
import { fieldsOf } from '#app/ui/browser/stored.client.ts';
import { forgetSignedOut, noteSignOutAsked } from './clear-user-data.client.ts';
import { forgetUsers } from './user-keys.client.ts';

/** Who is signed in: a user's id, null for a guest, undefined while the server cannot say. */
export type UserId = string | null | undefined;

/** Whose sign-in this page has learned of from outside: the page need not be told. */
let knownUserId: UserId;

/**
 * Tells this browser's other tabs that another user, or none, is signed in now. After a sign-out that was asked for,
 * drafts and settings of the signed-in leave the device; a session that merely ended takes nothing with it.
 */
export function announceUserId(person: string | null): void {
  const wasAskedFor = takeSignOutIntent();
  const isSignOut = person === null && wasAskedFor;
  // Pages that are kept for offline use are for a session that lasts.
  if (person === null) clearPageData(window.localStorage);
  if (isSignOut) forgetSignedOut();
  const isKnown = knownUserId !== undefined && knownUserId === person;
  knownUserId = undefined;
  if (!isKnown) publish('billwren_session', isSignOut ? 'signed-out' : 'changed');
}

/**
 * Keeps a page from showing what belongs to a user who is no longer signed in. When another tab changes that, the page
 * asks the server and loads anew unless it still fits. A page that the browser had put aside (the back button) stays
 * hidden until the server has said that it fits. Pages of a guest are left alone.
 * @returns ends the watch
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
    // Each tab keeps its own of what was opened to clone or edit.
    if (said === 'signed-out') forgetUsers(window.sessionStorage);
    await checkUserId(person, () => ending.signal.aborted);
  };
  // Its answer may get lost. A question that stops it comes before.
  const noteSignOut = ({ target }: SubmitEvent) => {
    if (target instanceof HTMLFormElement && target.action.endsWith('/api/sign-out')) {
      noteSignOutAsked();
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
 * Tells a guest's page when a user has signed in meanwhile in another tab: at once where that tab says so, else when
 * this page is looked at again (a sign-in by Google or Apple comes back as a page of its own, which says nothing).
 * @returns ends the watch
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
 * Asks the server whether `person` is still signed in here, and loads the page anew when another user is, or none.
 * A page that is signing out is left to it: what must be forgotten is forgotten on its way.
 * @param isOver whether the page of that person has gone meanwhile: what came after it is not loaded anew
 * @returns whether the page still fits; undefined while the server cannot say, or a sign-out is on its way
 */
export async function checkUserId(
  person: string,
  isOver: () => boolean,
): Promise<boolean | undefined> {
  const now = await refreshUserId();
  if (now === undefined || isOver() || (now !== person && isSignOutBegun())) return undefined;
  // Nothing keeps on the screen what belongs to a user who has left.
  if (now !== person) loadAnew();
  return now === person;
}

let asking: Promise<UserId> | undefined;

/** Who is signed in, as the server says. A question asked while an answer is on its way shares it. */
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
