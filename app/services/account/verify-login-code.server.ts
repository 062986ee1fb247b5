import { isLoginCode, loginCodeTries } from '#app/domain/account/login-code.ts';
import type { Database } from '#db/client.server.ts';
import { type CodeSignIn, claimCodeTry, signInByCode } from '#db/queries/login-codes.server.ts';
import { sendAgainIfLost } from '#db/send-again.server.ts';
import { verifyPassword } from './password-hash.server.ts';

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
  return sendAgainIfLost(() => signInByCode(db, signIn));
}
