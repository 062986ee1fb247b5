import type { CountryCode } from '#app/domain/country/country.ts';
import type { Database } from '#db/client.server.ts';
import { createUser, type NewUser } from '#db/queries/account/users.server.ts';
import { sendAgainIfLost } from '#db/send-again.server.ts';
import { hashPassword } from './password-hash.server.ts';

type SignUp = Pick<NewUser, 'id' | 'session'> & {
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
  const created = await sendAgainIfLost(() => createUser(db, user));
  return created ? 'created' : 'already-registered';
}

// @covers platform-4.8 platform-8.6
