import { Buffer } from 'node:buffer';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import {
  type PasswordReset,
  type ResetOwner,
  resetPassword,
} from '#app/features/account/queries/email-links.server.ts';
import {
  type PasswordChange,
  replacePassword,
} from '#app/features/account/queries/password.server.ts';
import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/write.server.ts';

/**
 * OWASP's scrypt setting for 16 MiB: about 190 ms in workerd. The iteration count of PBKDF2 is capped too low on
 * Workers.
 */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const keyBytes = 32;
const saltBytes = 16;

/** Used in place of an unknown account's hash, so that rejecting it takes as long. Matches no password. */
export const unknownAccountHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Hashes a password with scrypt and a new salt, as `scrypt$N$r$p$salt$hash` with base64url parts. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password matches a stored hash; false for a malformed hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, n, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  if (expected.byteLength !== keyBytes) return false;
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}

/** Normalizes to NFKC first (NIST SP 800-63B), so that the same password typed on another keyboard matches. */
function derive(password: string, salt: Buffer, options: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      keyBytes,
      { ...options, maxmem: 64 * 1024 * 1024 },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

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
  /** Already checked by `domain/account/sign-in.ts`. */
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
