import { randomInt } from 'node:crypto';
import {
  isLoginCode,
  loginCodeLength,
  loginCodeMinutes,
  loginCodeTries,
} from '#app/domain/account/login-code.ts';
import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/retry-if-response-lost.server.ts';
import {
  type CodeSignIn,
  claimCodeTry,
  deleteLoginCode,
  insertLoginCode,
  signInByCode,
} from '../queries/login-codes.server.ts';
import { hashPassword, verifyPassword } from './password-hash.server.ts';

type LoginCodeOrder = {
  /** SHA-256 (hex) of the token that the asking browser is about to get. */
  id: string;
  /** Checked and lower-cased by `domain/account/email.ts`. */
  email: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Mails the code to the address; throws when the mail service does not take it. */
  mail: (code: string) => Promise<void>;
};

/**
 * Makes a code, stores its slow hash and mails it. Whether the address has an account is not even looked up, so both
 * cost the same. A code whose mail did not leave is taken back.
 * @throws when the database or the mail service cannot be reached
 */
export async function sendLoginCode(db: Database, order: LoginCodeOrder): Promise<void> {
  const { id, email, now, mail } = order;
  const code = newCode();
  const row = {
    id,
    email,
    codeHash: await hashPassword(code),
    createdAt: now,
    expiresAt: now + loginCodeMinutes * 60_000,
  };
  await retryIfResponseLost(() => insertLoginCode(db, row));
  try {
    await mail(code);
  } catch (error) {
    // Worth nothing without its mail anyhow, so a failure here is no news.
    await deleteLoginCode(db, id).catch(() => undefined);
    throw error;
  }
}

/** Every code from 000000 on is equally likely. */
function newCode(): string {
  return String(randomInt(10 ** loginCodeLength)).padStart(loginCodeLength, '0');
}

/**
 * Compares a code and, when it is right, signs in with the account of its address, which is made when there is none.
 * The try is counted first, and only a counted one is compared. A write whose answer is lost is sent once more: with
 * the same session it opens nothing twice.
 * @returns null for a code that is wrong, expired, used up, out of tries, or of another browser
 */
export async function verifyLoginCode(
  db: Database,
  { code, ...signIn }: CodeSignIn & { code: string },
): ReturnType<typeof signInByCode> {
  if (!isLoginCode(code)) return null;
  const { codeId, email, now } = signIn;
  const hash = await claimCodeTry(db, { id: codeId, email, tries: loginCodeTries, now });
  if (!hash || !(await verifyPassword(code, hash))) return null;
  return retryIfResponseLost(() => signInByCode(db, signIn));
}
