import type { CountryCode } from '#app/domain/country/country.ts';
import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/retry-if-response-lost.server.ts';
import type { ProofEffect } from '../queries/first-proof.server.ts';
import { type ProviderUser, signInProviderUser } from '../queries/provider-sign-in.server.ts';
import { createUser, findCredentials, type NewUser } from '../queries/users.server.ts';
import { hashPassword, unknownAccountHash, verifyPassword } from './password-hash.server.ts';

type SignInOutcome =
  | { outcome: 'matched'; userId: string; passwordHash: string }
  | { outcome: 'closed' }
  | { outcome: 'refused' };

/**
 * Checks email and password. An unknown account takes as much work as a known one, so timing reveals nothing. The
 * session is stored only if the account still has the matched hash, since the password may change during the
 * comparison.
 * @param input.email checked and lower-cased by `domain/account/email.ts`
 * @returns `closed` if the password is correct but the account was deleted
 */
export async function signIn(
  db: Database,
  input: { email: string; password: string },
): Promise<SignInOutcome> {
  const found = await findCredentials(db, input.email);
  const matches = await verifyPassword(input.password, found?.passwordHash ?? unknownAccountHash);
  if (!found || !matches) return { outcome: 'refused' };
  return found.isClosed ? { outcome: 'closed' } : { outcome: 'matched', ...found };
}

type SignUp = Pick<NewUser, 'id' | 'session' | 'language'> & {
  /** Checked and lower-cased by `domain/account/email.ts`. */
  email: string;
  password: string;
  country: CountryCode;
  timeZone: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Creates an account with its password, settings row and first session in one write. If the response is lost, the write
 * is retried once, so that no user sees a failure for an account that was created.
 * @param input.id the new user's id, a UUID
 */
export async function signUp(
  db: Database,
  input: SignUp,
): Promise<'created' | 'already-registered'> {
  const { password, ...rest } = input;
  const passwordHash = await hashPassword(password);
  const user: NewUser = { ...rest, credential: { kind: 'password', passwordHash } };
  const created = await retryIfResponseLost(() => createUser(db, user));
  return created ? 'created' : 'already-registered';
}

type ProviderSignIn =
  | { outcome: 'signed-in' | 'signed-up'; userId: string; effect: ProofEffect }
  | { outcome: 'closed' };

/**
 * Signs in a user identified by a provider, with an account that is found, linked or created in one write. The provider
 * accepts each code only once, so if the response is lost the write is retried once, and the user needn't start over.
 * @returns `closed` if the account was deleted
 */
export async function signInWithProvider(
  db: Database,
  user: ProviderUser,
): Promise<ProviderSignIn> {
  const found = await retryIfResponseLost(() => signInProviderUser(db, user));
  if (!found) return { outcome: 'closed' };
  const { userId, isNew, effect } = found;
  return { outcome: isNew ? 'signed-up' : 'signed-in', userId, effect };
}
