import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
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

export type NewUser = {
  id: string;
  /** Null for a user whose provider gave no verified address. */
  email: string | null;
  /** When the address was proved to be theirs (ms); absent while it is not. */
  emailVerifiedAt?: number;
  /** Their first way in; absent for a user who came by a code. */
  credential?: Pick<typeof credentials.$inferInsert, 'kind' | 'passwordHash'> & {
    /** The provider's id of the person; absent for a password. */ subject?: string;
  };
  country: CountryCode;
  /** IANA name, or null for UTC. */
  timeZone: string | null;
  /** In which they read; absent where none is known. */
  language?: LanguageCode | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  /** A first session, when a user is to be signed in at once. */
  session?: Omit<typeof sessions.$inferInsert, 'userId'>;
};

/**
 * The rows of a new account with its settings row (its tax rate null: the country's), for a write batch: all of them
 * or, when the address or the id is taken or `onlyIf` does not hold, none. The address may be an expression, where
 * another row says it.
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
 * Makes a user, all or nothing, in one round trip. Sent again with the same id, it makes nothing more and answers the
 * same.
 * @returns false when the address belongs to another user already; letter case makes no difference
 */
export async function createUser(db: Database, user: NewUser): Promise<boolean> {
  const results = await writeBatch(db, [
    ...insertUser(user, sql`true`),
    db.select({ id: users.id }).from(users).where(eq(users.id, user.id)),
  ]);
  return results.at(-1)?.rows.length === 1;
}

/**
 * Sets the IANA time zone by whose days a user's invoices go. The schedule looks at their series and reminders at once, since six in
 * the morning is another instant; a run that knows the old zone finds them changed.
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

/** Sets the language in which a user reads. */
export async function setLanguage(
  db: Database,
  userId: string,
  language: LanguageCode,
): Promise<void> {
  await writeBatch(db, [db.update(users).set({ language }).where(eq(users.id, userId))]);
}

/**
 * The password's hash, and the language of its owner, by e-mail address in any letter case; null for unknown accounts.
 * Nobody may be signed in to a closed one.
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
