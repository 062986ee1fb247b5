// Apart from the session watch, which only pages of a signed-in user carry.

let isSigningOut = false;

/** Notes that the sign-out was asked for; what follows waits until the server has done it. */
export function beginSignOut(): void {
  isSigningOut = true;
}

/** Whether a sign-out is on its way. */
export function isSignOutBegun(): boolean {
  return isSigningOut;
}

/** Whether a sign-out was asked for since the last time this was asked. */
export function takeSignOutIntent(): boolean {
  const was = isSigningOut;
  isSigningOut = false;
  return was;
}
