import { nativePaths } from './page-paths.ts';

/** A displayed page of the native app and its signed-in user; undefined while the server couldn't be reached. */
export type ShownPage = { pathname: string; person: string | null | undefined };

/**
 * Returns where Back and the swipe lead: to the previous page, or to the invoice list when there is none. Previous
 * pages that would redirect straight back don't count: those of a user who has signed out, and the auth screen once
 * signed in.
 * @param behind undefined if this run of the app hasn't shown it
 * @returns null for the previous page
 */
export function wayBack(here: ShownPage, behind: ShownPage | undefined, hasHistory: boolean) {
  const isAtAuth = here.pathname === nativePaths.auth;
  if (hasHistory && (behind ? isWayFor(here.person, behind) : !isAtAuth)) return null;
  // The list would only ask the user to sign in.
  return isAtAuth ? nativePaths.home : nativePaths.invoices;
}

function isWayFor(person: ShownPage['person'], behind: ShownPage): boolean {
  if (person === undefined) return true;
  return person === null ? behind.person === null : behind.pathname !== nativePaths.auth;
}

/** A one-finger gesture from touch to release. */
export type Swipe = {
  /** CSS pixels from the window's left and top edges. */
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  /** Its duration. */
  milliseconds: number;
};

const swipeBack = {
  /** The start must be within this many pixels of the left edge. */
  edge: 24,
  /** Minimum travel to the right in pixels. */
  travel: 100,
  /** Maximum vertical drift in pixels. */
  drift: 50,
  /** Minimum speed in pixels per millisecond. */
  speed: 0.2,
};

/** Whether a gesture is a swipe back: from the edge, far, straight and fast enough. */
export function isSwipeBack({ startX, startY, endX, endY, milliseconds }: Swipe): boolean {
  const travel = endX - startX;
  return (
    startX <= swipeBack.edge &&
    travel > swipeBack.travel &&
    Math.abs(endY - startY) < swipeBack.drift &&
    // Multiplied, so that a swipe with a duration of 0 counts as fast.
    travel > swipeBack.speed * milliseconds
  );
}
