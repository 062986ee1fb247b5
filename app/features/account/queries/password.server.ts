import { and, eq, type SQL, sql } from 'drizzle-orm';
import { credentials, sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { resetLinks } from '#db/reset-link-schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';

export type PasswordChange = {
  userId: string;
  /** The requesting session; if it has ended, nothing changes. */
  sessionId: string;
  /** The hash that the current password was compared with, or null if there was no password. */
  oldHash: string | null;
  newHash: string;
  /** Replaces all of the user's sessions. */
  session: typeof sessions.$inferInsert;
  /** Milliseconds since the epoch. */
  now: number;
};

/** Gets the hash of a user's password; null if they have none. */
export async function getPasswordHash(db: Database, userId: string): Promise<string | null> {
  const found = await read(
    db
      .select({ hash: credentials.passwordHash })
      .from(credentials)
      .where(and(eq(credentials.kind, 'password'), eq(credentials.subject, userId)))
      .get(),
  );
  return found?.hash ?? null;
}

/**
 * Sets a password, deletes every session and reset link of the user and starts one new session, atomically and in one
 * round trip. Idempotent: a retry returns the same result.
 * @returns false if the old password or the requesting session no longer exists
 */
export async function replacePassword(db: Database, change: PasswordChange): Promise<boolean> {
  const { userId, newHash, session } = change;
  const own = sql`${credentials.kind} = 'password' AND ${credentials.subject} = ${userId}`;
  const isSet = sql`EXISTS (SELECT 1 FROM ${credentials} WHERE ${own} AND ${credentials.passwordHash} = ${newHash})`;
  const results = await writeBatch(db, [
    setPassword(db, change),
    db.delete(sessions).where(and(eq(sessions.userId, userId), isSet)),
    insertSelect(sessions, session, sql`WHERE ${isSet} ON CONFLICT DO NOTHING`),
    db.delete(resetLinks).where(and(eq(resetLinks.userId, userId), isSet)),
    sql`SELECT 1 WHERE ${isSet}`,
  ]);
  return results.at(-1)?.rows.length === 1;
}

function setPassword(db: Database, change: PasswordChange): Statement {
  const { userId, sessionId, oldHash, newHash, now } = change;
  const lives: SQL = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${sessionId} AND ${sessions.userId} = ${userId})`;
  if (oldHash === null) {
    return insertSelect(
      credentials,
      {
        kind: 'password',
        subject: userId,
        userId,
        passwordHash: newHash,
        createdAt: now,
        updatedAt: now,
      },
      sql`WHERE ${lives} ON CONFLICT DO NOTHING`,
    );
  }
  return db
    .update(credentials)
    .set({ passwordHash: newHash, updatedAt: now })
    .where(
      and(
        eq(credentials.kind, 'password'),
        eq(credentials.subject, userId),
        eq(credentials.passwordHash, oldHash),
        lives,
      ),
    );
}
