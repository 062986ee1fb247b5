import { randomInt } from 'node:crypto';
import {
  isLoginCode,
  loginCodeLength,
  loginCodeMinutes,
  loginCodeTries,
} from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  type CodeSignIn,
  claimCodeTry,
  deleteLoginCode,
  insertLoginCode,
  signInByCode,
} from '#app/features/account/queries/login-codes.server.ts';
import {
  type ProviderUser,
  signInProviderUser,
} from '#app/features/account/queries/provider-sign-in.server.ts';
import {
  createUser,
  findCredentials,
  type NewUser,
  type ProofEffect,
} from '#app/features/account/queries/users.server.ts';
import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/write.server.ts';
import { hashPassword, unknownAccountHash, verifyPassword } from './passwords.server.ts';

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

type LoginCodeOrder = {
  /** SHA-256 (hex) of the token that the requesting browser will get. */
  id: string;
  /** Checked and lower-cased by `domain/account/email.ts`. */
  email: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Emails the code to the address; throws if the email service rejects it. */
  sendCode: (code: string) => Promise<void>;
};

/**
 * Creates a code, stores its slow hash and emails it. Doesn't look up whether the address has an account, so both cases
 * take equally long. A code whose email could not be sent is deleted.
 * @throws if the database or the email service is unavailable
 */
export async function sendLoginCode(db: Database, order: LoginCodeOrder): Promise<void> {
  const { id, email, now, sendCode } = order;
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
    await sendCode(code);
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

/** Binds a code to the browser that requested it. */
export const codeCookieName = '__Host-code';

/** Returns the `Set-Cookie` header of the code's token; `maxAge` in seconds. */
export function codeCookie(token: string, maxAge: number): string {
  return `${codeCookieName}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}
