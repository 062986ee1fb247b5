import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { loginCodes, sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { writeBatch } from '#db/write.server.ts';
import {
  confirmAddress,
  detachUnverified,
  insertUser,
  type ProofEffect,
  proofEffect,
} from './users.server.ts';

type NewLoginCode = Pick<
  typeof loginCodes.$inferInsert,
  'id' | 'email' | 'codeHash' | 'createdAt' | 'expiresAt'
>;

/** Stores an emailed code; a retry changes nothing. */
export async function insertLoginCode(db: Database, code: NewLoginCode): Promise<void> {
  await writeBatch(db, [db.insert(loginCodes).values(code).onConflictDoNothing()]);
}

/** Deletes a code whose email could not be sent. */
export async function deleteLoginCode(db: Database, id: string): Promise<void> {
  await writeBatch(db, [db.delete(loginCodes).where(eq(loginCodes.id, id))]);
}

/**
 * Counts an attempt at a code before it is compared, in one statement, so that concurrent requests get the hash at most
 * `tries` times. A used code is returned too, so that a browser that lost the response gets the same one again.
 * @param now milliseconds since the epoch
 * @returns the code's slow hash; null if the code is unknown, expired, for another address, or has no attempts left
 */
export async function claimCodeTry(
  db: Database,
  { id, email, tries, now }: { id: string; email: string; tries: number; now: number },
): Promise<string | null> {
  const [claimed] = await writeBatch(db, [
    db
      .update(loginCodes)
      .set({ tries: sql`${loginCodes.tries} + 1` })
      .where(
        and(
          eq(loginCodes.id, id),
          eq(loginCodes.email, email),
          lt(loginCodes.tries, tries),
          gt(loginCodes.expiresAt, now),
        ),
      )
      .returning({ codeHash: loginCodes.codeHash }),
  ]);
  const hash = claimed?.rows[0]?.[0];
  return typeof hash === 'string' ? hash : null;
}

/** A correct code, and the session it starts. */
export type CodeSignIn = {
  codeId: string;
  /** The confirmed address in lower case. */
  email: string;
  /** The id for the account if one is created: a UUID. */
  newUserId: string;
  /** The browser's current session; null if it has none. */
  heldSessionId: string | null;
  country: CountryCode;
  timeZone: string | null;
  /** The language the user reads; absent if unknown. */
  language?: LanguageCode | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  session: Omit<typeof sessions.$inferInsert, 'userId'>;
};

/**
 * Marks a code as used and starts its one session in a single write, in the account with that address or in a new one.
 * The code confirms the address (`users.server.ts`). Idempotent: a retry with the same session returns the same
 * result.
 * @returns null if the code's session has ended
 */
export async function signInByCode(
  db: Database,
  signIn: CodeSignIn,
): Promise<{ userId: string; isNew: boolean; effect: ProofEffect } | 'closed' | null> {
  const { codeId, email, newUserId, heldSessionId, country, timeZone, language, now, session } =
    signIn;
  const isUnused = sql`EXISTS (SELECT 1 FROM ${loginCodes} WHERE ${and(
    eq(loginCodes.id, codeId),
    eq(loginCodes.email, email),
    isNull(loginCodes.sessionId),
  )})`;
  const isTheirs = sql`lower(${users.email}) = ${email}`;
  const proof = { hasAddress: isTheirs, onlyIf: isUnused, heldSessionId, now };

  const results = await writeBatch(db, [
    detachUnverified(proof),
    ...insertUser(
      { id: newUserId, email, emailVerifiedAt: now, country, timeZone, language, now },
      isUnused,
    ),
    ...confirmAddress(proof),
    insertSelect(
      sessions,
      { ...session, userId: sql`${users.id}` },
      sql`FROM ${users} WHERE ${isTheirs} AND ${isNull(users.deletedAt)} AND ${isUnused} ON CONFLICT DO NOTHING`,
    ),
    db
      .update(loginCodes)
      .set({ sessionId: session.id })
      .where(and(eq(loginCodes.id, codeId), isNull(loginCodes.sessionId))),
    db
      .select({ id: users.id })
      .from(users)
      .innerJoin(loginCodes, and(eq(loginCodes.id, codeId), eq(loginCodes.sessionId, session.id)))
      .where(and(isTheirs, isNotNull(users.deletedAt))),
    db
      .select({
        userId: sessions.userId,
        isNew: sql`${users.createdAt} = ${sessions.createdAt}`,
        effect: proofEffect,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, session.id), isNull(users.deletedAt))),
  ]);
  if (results.at(-2)?.rows.length === 1) return 'closed';
  const [userId, isNew, effect] = Array.from(results.at(-1)?.rows[0] ?? []);
  return typeof userId === 'string'
    ? { userId, isNew: Boolean(isNew), effect: (effect ?? null) as ProofEffect }
    : null;
}
