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
 * Sets a new password; every session of the user ends and `session` begins. When the answer is lost the write is sent
 * once more, so that no user is told that a change failed which then keeps them out.
 * @param input.oldHash the hash that the current password was compared with, or null when there was none
 * @returns false when the password or the session changed in the meantime: nothing was done
 */
export async function changePassword(
  db: Database,
  { password, ...rest }: Omit<PasswordChange, 'newHash'> & { password: string },
): Promise<boolean> {
  const change = { ...rest, newHash: await hashPassword(password) };
  return retryIfResponseLost(() => replacePassword(db, change));
}

type NewPassword = Omit<PasswordReset, 'passwordHash'> & {
  /** Checked by `domain/account/password.ts`. */
  password: string;
};

/**
 * Sets the password of the account that a reset link was mailed to; the link is used up and every session ends. When
 * the answer is lost the write is sent once more, so that no user is told that a link failed which has just worked.
 * @returns the owner to be told; null when the link does not work (any more)
 */
export async function setNewPassword(
  db: Database,
  { password, ...rest }: NewPassword,
): Promise<ResetOwner | null> {
  const reset = { ...rest, passwordHash: await hashPassword(password) };
  return retryIfResponseLost(() => resetPassword(db, reset));
}
