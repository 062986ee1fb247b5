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
  /** SHA-256 (hex) of the token that the requesting browser will get. */
  id: string;
  /** Checked and lower-cased by `domain/account/email.ts`. */
  email: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Emails the code to the address; throws if the email service rejects it. */
  mail: (code: string) => Promise<void>;
};

/**
 * Creates a code, stores its slow hash and emails it. Doesn't look up whether the address has an account, so both cases
 * take equally long. A code whose email could not be sent is deleted.
 * @throws if the database or the email service is unavailable
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
    // Without its email the code is useless, so a failure to delete it is ignored.
    await deleteLoginCode(db, id).catch(() => undefined);
    throw error;
  }
}

/** Creates a random code; every code from 000000 to 999999 is equally likely. */
function newCode(): string {
  return String(randomInt(10 ** loginCodeLength)).padStart(loginCodeLength, '0');
}

/**
 * Checks a code and, if it is correct, signs in to the account with its address, or to a new one. Each attempt is
 * counted before the code is compared. If the response of the write is lost, it is retried once; the session stays the
 * same.
 * @returns null for a code that is wrong, expired, already used, out of attempts, or bound to another browser
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
