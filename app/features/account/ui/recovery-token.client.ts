import { parseRecoveryToken } from '#app/domain/account/email-link.ts';

/** The page's first script stores the hash here after removing it from the URL. */
type RecoveryWindow = Window & { recoveryHash?: string };

/** Kept in memory only; after a reload the user needs the emailed link again. */
let token: string | null = null;

/** Gets the token of the emailed link that opened this page, or of one opened since; null without a valid link. */
export function consumeRecoveryToken(): string | null {
  const page = window as RecoveryWindow;
  const kept = parseRecoveryToken(page.recoveryHash ?? '');
  delete page.recoveryHash;
  // A link opened in a page that is already loaded only changes the hash and runs no first script.
  const opened = parseRecoveryToken(window.location.hash);
  if (opened) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  token = opened ?? kept ?? token;
  return token;
}

/** Forgets the token after it was used or didn't work. */
export function clearRecoveryToken(): void {
  token = null;
}
