import { sessionDays } from './session-lifetimes.ts';

/** The cookie that says that a user signed out here, or wanted to, until what the browser kept of them is gone. */
export const signOutMarkName = '__Host-signed-out';

/** `asked`: the page asked for it and heard nothing yet. `done`: the server did it. */
export type SignOutMark = 'asked' | 'done';

/** As long as a session may last: pages without scripts cannot take anything away. */
const lifetimeSeconds = sessionDays * 24 * 60 * 60;

/** The cookie as `Set-Cookie` and `document.cookie` take it; null removes it. */
export function serializeSignOutMark(mark: SignOutMark | null): string {
  const age = mark === null ? 0 : lifetimeSeconds;
  return `${signOutMarkName}=${mark ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax; Secure`;
}

/** The mark in a `Cookie` header or in `document.cookie`; null when there is none. */
export function parseSignOutMark(cookies: string): SignOutMark | null {
  const found = new RegExp(`(?:^|;\\s*)${signOutMarkName}=(asked|done)(?:;|$)`).exec(cookies);
  return (found?.[1] as SignOutMark | undefined) ?? null;
}
