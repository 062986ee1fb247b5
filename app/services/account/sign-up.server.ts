import type { CountryCode } from '#app/domain/country/country.ts';
import type { Database } from '#db/client.server.ts';
import { createUser } from '#db/queries/users.server.ts';
import { hashPassword } from './password-hash.server.ts';

type SignUp = {
  /** Checked and lower-cased by `domain/account/email.ts`. */
  email: string;
  password: string;
  country: CountryCode;
  timeZone: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

type SignUpOutcome = { outcome: 'created'; userId: string } | { outcome: 'already-registered' };

/** Makes the account, its password and its settings row in one write. */
export async function signUp(db: Database, input: SignUp): Promise<SignUpOutcome> {
  const userId = crypto.randomUUID();
  const created = await createUser(db, {
    id: userId,
    email: input.email,
    passwordHash: await hashPassword(input.password),
    country: input.country,
    timeZone: input.timeZone,
    now: input.now,
  });
  return created ? { outcome: 'created', userId } : { outcome: 'already-registered' };
}
