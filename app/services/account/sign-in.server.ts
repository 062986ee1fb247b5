import type { Database } from '#db/client.server.ts';
import { findCredentials } from '#db/queries/account/users.server.ts';
import { unknownAccountHash, verifyPassword } from './password-hash.server.ts';

type SignInOutcome =
  | { outcome: 'matched'; userId: string; passwordHash: string }
  | { outcome: 'refused' };

/**
 * Checks e-mail and password. An unknown account costs the same work as a known one, so timing tells nothing.
 * The session must be stored for the matched hash alone: the password may be changed while this one is compared.
 * @param input.email checked and lower-cased by `domain/account/email.ts`
 */
export async function signIn(
  db: Database,
  input: { email: string; password: string },
): Promise<SignInOutcome> {
  const found = await findCredentials(db, input.email);
  const matches = await verifyPassword(input.password, found?.passwordHash ?? unknownAccountHash);
  return found && matches ? { outcome: 'matched', ...found } : { outcome: 'refused' };
}

// @covers decisions-6.4
