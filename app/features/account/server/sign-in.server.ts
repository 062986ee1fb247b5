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
 * Checks e-mail and password. An unknown account costs the same work as a known one, so timing tells nothing.
 * The session must be stored for the matched hash alone: the password may be changed while this one is compared.
 * @param input.email checked and lower-cased by `domain/account/email.ts`
 * @returns `closed` when the password is right and the account was deleted
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
 * Makes the account with its password, its settings row and its first session in one write. When the answer is lost
 * the write is sent once more, so that no user is told that an account failed which then says it is registered already.
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
 * Signs in whom an identity provider vouches for, with an account that is found, linked or made in one write. The
 * provider takes each code once, so a write whose answer is lost is sent once more instead of asking the person again.
 * @returns `closed` when the account was deleted
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
