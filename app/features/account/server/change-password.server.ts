import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/retry-if-response-lost.server.ts';
import { type PasswordChange, replacePassword } from '../queries/password.server.ts';
import {
  type PasswordReset,
  type ResetOwner,
  resetPassword,
} from '../queries/reset-links.server.ts';
import { hashPassword } from './password-hash.server.ts';

/**
 * Sets a new password, ends every session of the user and starts `session`. If the response is lost, the write is
 * retried once, so that no user sees a failure for a change that succeeded and then can't sign in.
 * @param input.oldHash the hash that the current password was compared with, or null if there was none
 * @returns false if the password or the session changed in between: nothing was done
 */
export async function changePassword(
  db: Database,
  { password, ...rest }: Omit<PasswordChange, 'newHash'> & { password: string },
): Promise<boolean> {
  const change = { ...rest, newHash: await hashPassword(password) };
  return retryIfResponseLost(() => replacePassword(db, change));
}

type NewPassword = Omit<PasswordReset, 'passwordHash'> & {
  /** Already checked by `domain/account/password.ts`. */
  password: string;
};

/**
 * Sets the password of the account that a reset link was emailed to, uses up the link and ends every session. If the
 * response is lost, the write is retried once, so that no user sees a failure for a link that has just worked.
 * @returns the owner to notify; null if the link doesn't work or no longer works
 */
export async function setNewPassword(
  db: Database,
  { password, ...rest }: NewPassword,
): Promise<ResetOwner | null> {
  const reset = { ...rest, passwordHash: await hashPassword(password) };
  return retryIfResponseLost(() => resetPassword(db, reset));
}
