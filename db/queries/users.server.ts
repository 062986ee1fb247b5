import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { Database } from '../client.server.ts';
import { insertSelect } from '../insert-select.ts';
import { read } from '../read.server.ts';
import { credentials, sessions, userSettings, users } from '../schema.ts';
import { writeBatch } from '../write.server.ts';

export type NewUser = {
  id: string;
  email: string;
  passwordHash: string;
  country: CountryCode;
  /** IANA name, or null for UTC. */
  timeZone: string | null;
  /** Milliseconds since the epoch. */
  now: number;
  /** A first session, when somebody is to be signed in at once. */
  session?: Omit<typeof sessions.$inferInsert, 'userId'>;
};

/**
 * Makes a user with a password and the settings row of `platform.md` section 3 (its tax rate null, `decisions.md`), all
 * or nothing, in one round trip. Sent again with the same id, it makes nothing more and answers the same.
 * @returns false when the address belongs to somebody else already; letter case makes no difference
 */
export async function createUser(db: Database, user: NewUser): Promise<boolean> {
  const { id, email, passwordHash, country, timeZone, now, session } = user;
  const results = await writeBatch(db, [
    db.insert(users).values({ id, email, timeZone, createdAt: now }).onConflictDoNothing(),
    insertSelect(
      credentials,
      { kind: 'password', subject: id, userId: id, passwordHash, createdAt: now, updatedAt: now },
      sql`WHERE changes() = 1`,
    ),
    insertSelect(
      userSettings,
      { userId: id, country, preferredCountry: country, updatedAt: now },
      sql`WHERE changes() = 1`,
    ),
    ...(session
      ? [insertSelect(sessions, { ...session, userId: id }, sql`WHERE changes() = 1`)]
      : []),
    db.select({ id: users.id }).from(users).where(eq(users.id, id)),
  ]);
  return results.at(-1)?.rows.length === 1;
}

/** The password's hash by e-mail address in any letter case; null for unknown and closed accounts. */
export async function findCredentials(
  db: Database,
  email: string,
): Promise<{ userId: string; passwordHash: string } | null> {
  const found = await read(
    db
      .select({ userId: users.id, passwordHash: credentials.passwordHash })
      .from(users)
      .innerJoin(
        credentials,
        and(eq(credentials.kind, 'password'), eq(credentials.subject, users.id)),
      )
      .where(and(eq(sql`lower(${users.email})`, sql`lower(${email})`), isNull(users.deletedAt)))
      .get(),
  );
  return found?.passwordHash ? { userId: found.userId, passwordHash: found.passwordHash } : null;
}
