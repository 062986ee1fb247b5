import { nativePaths } from './page-paths.ts';

/** A page of the native app as it was shown, and who was signed in then; undefined while the server could not say. */
export type ShownPage = { pathname: string; person: string | null | undefined };

/**
 * Where Back and the swipe lead: to the page behind, or to the list of invoices where there is none. A page behind that
 * would lead straight on to where one stands is none: what belonged to a user who has logged out, and the auth screen
 * once one is signed in.
 * @param behind undefined where this run of the app has not shown it
 * @returns null for the page behind
 */
export function wayBack(here: ShownPage, behind: ShownPage | undefined, hasHistory: boolean) {
  const isAtAuth = here.pathname === nativePaths.auth;
  if (hasHistory && (behind ? isWayFor(here.person, behind) : !isAtAuth)) return null;
  // The list would only ask to sign in.
  return isAtAuth ? nativePaths.home : nativePaths.invoices;
}

function isWayFor(person: ShownPage['person'], behind: ShownPage): boolean {
  if (person === undefined) return true;
  return person === null ? behind.person === null : behind.pathname !== nativePaths.auth;
}
