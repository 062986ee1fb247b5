import { randomInt } from 'node:crypto';
import { loginCodeLength, loginCodeMinutes } from '#app/domain/account/login-code.ts';
import type { Database } from '#db/client.server.ts';
import { deleteLoginCode, insertLoginCode } from '#db/queries/login-codes.server.ts';
import { sendAgainIfLost } from '#db/send-again.server.ts';
import { hashPassword } from './password-hash.server.ts';

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
  await sendAgainIfLost(() => insertLoginCode(db, row));
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
