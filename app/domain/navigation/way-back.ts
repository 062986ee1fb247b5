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
