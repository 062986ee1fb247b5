import { parseRecoveryToken } from '#app/domain/account/email-link.ts';

/** Where the page's first script leaves the hash that it took out of the address. */
type RecoveryWindow = Window & { recoveryHash?: string };

/** Kept in memory alone; a reload asks for the mailed link again. */
let token: string | null = null;

/** The token of the mailed link that opened this page, or of one opened since; null without a valid link. */
export function takeRecoveryToken(): string | null {
  const page = window as RecoveryWindow;
  const kept = parseRecoveryToken(page.recoveryHash ?? '');
  delete page.recoveryHash;
  // A link opened in a page that is already here changes the hash alone, and runs no first script.
  const opened = parseRecoveryToken(window.location.hash);
  if (opened) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  token = opened ?? kept ?? token;
  return token;
}

/** Forgets the token: it was used, or does not work. */
export function forgetRecoveryToken(): void {
  token = null;
}
