import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import { isLanguageCode, type LanguageCode } from '#app/domain/language/languages.ts';
import { credentials, sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { read } from '#db/read.server.ts';
import { reminderSettings } from '#db/reminder-schema.ts';
import { userSettings } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';

/** A proof that an address belongs to a user, for a write batch. */
type AddressProof = {
  /** A condition on `users` that selects the account with the address. */
  hasAddress: SQL;
  /** Nothing is written unless this holds, which makes the write safe to retry. */
  onlyIf: SQL;
  /** The id of the browser's session, active or expired; null if it has none. */
  heldSessionId: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Takes the address away from the account that has it unconfirmed, unless the confirming browser has an active session
 * of that account. The account keeps everything else, including its sessions, and `former_email` lets the new holder
 * claim it, unless it is closed.
 */
export function detachUnverified({
  hasAddress,
  onlyIf,
  heldSessionId,
  now,
}: AddressProof): Statement {
  const isHeld = sql`(${users.deletedAt} IS NULL AND EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${heldSessionId}
    AND ${sessions.userId} = ${users.id} AND ${sessions.expiresAt} > ${now}))`;
  return sql`UPDATE ${users} SET email = NULL, address_lost_at = ${now},
      former_email = CASE WHEN ${users.deletedAt} IS NULL THEN lower(${users.email}) END
    WHERE ${hasAddress} AND ${isNull(users.emailVerifiedAt)} AND ${onlyIf} AND NOT ${isHeld}`;
}

/**
 * Confirms the account that still has its address after `detachUnverified`: the browser has a session of it, so the
 * account is theirs. Its other sign-in methods and sessions are deleted, since they may belong to someone else, and its
 * owner is asked to check the payment details.
 */
export function confirmAddress({ hasAddress, onlyIf, now }: AddressProof): Statement[] {
  const isHeld = and(hasAddress, isNull(users.emailVerifiedAt), isNull(users.deletedAt), onlyIf);
  const ofHeld = sql`IN (SELECT ${users.id} FROM ${users} WHERE ${isHeld})`;
  return [
    sql`DELETE FROM ${credentials} WHERE ${credentials.userId} ${ofHeld}`,
    sql`DELETE FROM ${sessions} WHERE ${sessions.userId} ${ofHeld}`,
    sql`UPDATE ${users} SET email_verified_at = ${now}, payment_check_since = ${now} WHERE ${isHeld}`,
  ];
}

/**
 * What a confirmed address changed: an account that had it unconfirmed was joined or set aside, or (`linked`) a
 * confirmed account got another sign-in method.
 */
export type ProofEffect = 'joined' | 'set-aside' | 'linked' | null;

/** A column for a join of `users` and `sessions`: the effect of the proof that started this session. */
export const proofEffect = sql<string | null>`CASE
  WHEN ${users.paymentCheckSince} = ${sessions.createdAt} THEN 'joined'
  WHEN EXISTS (SELECT 1 FROM users AS earlier WHERE earlier.former_email = lower(${users.email})
    AND earlier.address_lost_at = ${sessions.createdAt}) THEN 'set-aside' END`;

export type NewUser = {
  id: string;
  /** Null if the provider gave no verified address. */
  email: string | null;
  /** When the address was confirmed (ms); absent if it wasn't. */
  emailVerifiedAt?: number;
  /** The first sign-in method; absent for a user who signed up with a code. */
  credential?: Pick<typeof credentials.$inferInsert, 'kind' | 'passwordHash'> & {
    /** The provider's id of the user; absent for a password. */ subject?: string;
  };
  country: CountryCode;
  /** IANA name, or null for UTC. */
  timeZone: string | null;
  /** The language the user reads; absent if unknown. */
  language?: LanguageCode | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  /** A first session, if the user is signed in at once. */
  session?: Omit<typeof sessions.$inferInsert, 'userId'>;
};

/**
 * Builds the statements that insert an account and its settings row (its tax rate is null: the country's default), for
 * a write batch. They insert nothing if the address or id is taken or `onlyIf` doesn't hold. The address may be an SQL
 * expression that reads it from another row.
 */
export function insertUser(
  user: Omit<NewUser, 'email'> & { email: NewUser['email'] | SQL },
  onlyIf: SQL,
): Statement[] {
  const { id, email, emailVerifiedAt, credential, country, timeZone, language, now, session } =
    user;
  const ifMade = sql`WHERE changes() = 1`;
  return [
    insertSelect(
      users,
      { id, email, emailVerifiedAt, timeZone, language, createdAt: now },
      sql`WHERE ${onlyIf} ON CONFLICT DO NOTHING`,
    ),
    insertSelect(
      userSettings,
      { userId: id, country, preferredCountry: country, updatedAt: now },
      ifMade,
    ),
    ...(credential
      ? [
          insertSelect(
            credentials,
            { subject: id, ...credential, userId: id, createdAt: now, updatedAt: now },
            ifMade,
          ),
        ]
      : []),
    ...(session ? [insertSelect(sessions, { ...session, userId: id }, ifMade)] : []),
  ];
}

/**
 * Creates a user atomically and in one round trip. Idempotent: a retry with the same id returns the same result.
 * @returns false if another user already has the address, in any letter case
 */
export async function createUser(db: Database, user: NewUser): Promise<boolean> {
  const results = await writeBatch(db, [
    ...insertUser(user, sql`true`),
    db.select({ id: users.id }).from(users).where(eq(users.id, user.id)),
  ]);
  return results.at(-1)?.rows.length === 1;
}

/**
 * Sets the IANA time zone that a user's dates follow. The user's recurring invoices and reminders are scheduled again
 * at once, since 6 a.m. is now at another time; a job that already read the old zone sees that they changed.
 * @param now ms
 */
export async function setTimeZone(
  db: Database,
  userId: string,
  timeZone: string,
  now: number,
): Promise<void> {
  await writeBatch(db, [
    sql`UPDATE ${reminderSettings} SET next_run_at = 0 WHERE user_id = ${userId} AND next_run_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.timeZone} IS NOT ${timeZone})`,
    db.update(users).set({ timeZone }).where(eq(users.id, userId)),
    db
      .update(series)
      .set({ nextRunAt: now, updatedAt: nextVersion(series.updatedAt, now) })
      .where(and(eq(series.userId, userId), isNotNull(series.nextRunAt))),
  ]);
}

/** Sets a user's language. */
export async function setLanguage(
  db: Database,
  userId: string,
  language: LanguageCode,
): Promise<void> {
  await writeBatch(db, [db.update(users).set({ language }).where(eq(users.id, userId))]);
}

/**
 * Finds the password hash and language of the account with an email address in any letter case; null for unknown and
 * closed accounts.
 */
export async function findCredentials(
  db: Database,
  email: string,
): Promise<{
  userId: string;
  passwordHash: string;
  language: LanguageCode | null;
  emailVerifiedAt: number | null;
  isClosed: boolean;
} | null> {
  const found = await read(
    db
      .select({
        userId: users.id,
        passwordHash: credentials.passwordHash,
        language: users.language,
        emailVerifiedAt: users.emailVerifiedAt,
        deletedAt: users.deletedAt,
      })
      .from(users)
      .innerJoin(
        credentials,
        and(eq(credentials.kind, 'password'), eq(credentials.subject, users.id)),
      )
      .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
      .get(),
  );
  if (!found?.passwordHash) return null;
  const { language, deletedAt, ...account } = found;
  return {
    ...account,
    isClosed: deletedAt !== null,
    passwordHash: found.passwordHash,
    language: isLanguageCode(language) ? language : null,
  };
}
