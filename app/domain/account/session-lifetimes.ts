/** Days until a session expires after its last use, with Remember me checked. */
export const sessionDays = 30;
/** Hours until it expires with Remember me unchecked. */
export const shortSessionHours = 24;

/** Cookie set when a user signs out or tries to, until the browser has deleted that user's local data. */
const signOutMarkName = '__Host-signed-out';

/** `asked`: the page requested sign-out but got no response yet. `done`: the server signed the user out. */
export type SignOutMark = 'asked' | 'done';

/** As long as the longest session, since pages without scripts can't delete local data. */
const lifetimeSeconds = sessionDays * 24 * 60 * 60;

/** Serializes the cookie for `Set-Cookie` or `document.cookie`; null removes it. */
export function serializeSignOutMark(mark: SignOutMark | null): string {
  const age = mark === null ? 0 : lifetimeSeconds;
  return `${signOutMarkName}=${mark ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax; Secure`;
}

/** Parses the mark from a `Cookie` header or `document.cookie`; null when there is none. */
export function parseSignOutMark(cookies: string): SignOutMark | null {
  const found = new RegExp(`(?:^|;\\s*)${signOutMarkName}=(asked|done)(?:;|$)`).exec(cookies);
  return (found?.[1] as SignOutMark | undefined) ?? null;
}
