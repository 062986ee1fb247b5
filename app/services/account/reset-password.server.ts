import type { Database } from '#db/client.server.ts';
import { resetPassword } from '#db/queries/account/email-links.server.ts';
import { sendAgainIfLost } from '#db/send-again.server.ts';
import { hashPassword } from './password-hash.server.ts';

type NewPassword = {
  /** The hash of the mailed token. */
  linkId: string;
  /** A fresh random id, so that the write can be sent again when its answer is lost. */
  claimId: string;
  /** Checked by `domain/account/password.ts`. */
  password: string;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Sets the password of the account that a reset link was mailed to; the link is used up and every session ends. When
 * the answer is lost the write is sent once more, so that no user is told that a link failed which has just worked.
 * @returns the owner to be told; null when the link does not work (any more)
 */
export async function setNewPassword(db: Database, { password, ...rest }: NewPassword) {
  const reset = { ...rest, passwordHash: await hashPassword(password) };
  return sendAgainIfLost(() => resetPassword(db, reset));
}

// @covers platform-9.12
