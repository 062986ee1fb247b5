// Separate from the session watch, which only a signed-in user's pages load.

let isSigningOut = false;

/** Marks that the user asked to sign out; follow-up work waits until the server has done it. */
export function setSignOutIntent(): void {
  isSigningOut = true;
}

/** Whether a sign-out is in progress. */
export function isSignOutBegun(): boolean {
  return isSigningOut;
}

/** Whether the user asked to sign out since the last call. */
export function consumeSignOutIntent(): boolean {
  const was = isSigningOut;
  isSigningOut = false;
  return was;
}
