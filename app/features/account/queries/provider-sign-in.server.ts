import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { isReady } from '#app/features/operations/public.server.ts';
import { credentials, sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';
import {
  confirmAddress,
  detachUnverified,
  insertUser,
  type ProofEffect,
  proofEffect,
} from './users.server.ts';

/** A user identified by a provider, and the data for creating their account. */
export type ProviderUser = {
  kind: 'google' | 'apple';
  /** The provider's id of the user. */
  subject: string;
  /** Null unless the provider has verified it. */
  verifiedEmail: string | null;
  /** The token that revokes the provider's grant; only the newest one is kept. */
  grant?: { clientId: string; refreshToken: string } | undefined;
  /** The id for the account if one is created: a UUID. */
  newUserId: string;
  /** The browser's session when the sign-in started; null if it had none. */
  heldSessionId: string | null;
  country: CountryCode;
  timeZone: string | null;
  /** The language the user reads; absent if unknown. */
  language?: LanguageCode | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  /** The session to start for the user. */
  session: Omit<typeof sessions.$inferInsert, 'userId'>;
};

/**
 * Finds, links or creates the account of a provider's user and starts the session, all in one write. A known subject
 * keeps its account. An account with the same confirmed address is linked, and one with the same unconfirmed address is
 * linked if the browser has its session. Otherwise a new account is created. Idempotent: a retry with the same ids
 * returns the same result.
 * @returns null if that account, or the account with that address, is closed
 */
export async function signInProviderUser(
  db: Database,
  user: ProviderUser,
): Promise<{ userId: string; isNew: boolean; effect: ProofEffect } | null> {
  const { kind, subject, verifiedEmail: email, newUserId, heldSessionId } = user;
  const { grant, country, timeZone, language, now, session } = user;
  const isTheirs = and(eq(credentials.kind, kind), eq(credentials.subject, subject));
  const isUnknown = sql`NOT EXISTS (SELECT 1 FROM ${credentials} WHERE ${isTheirs})`;
  const hasAddress = sql`lower(${users.email}) = lower(${email})`;
  const proof = { hasAddress, onlyIf: isUnknown, heldSessionId, now };

  const results = await writeBatch(db, [
    detachUnverified(proof),
    ...confirmAddress(proof),
    insertSelect(
      credentials,
      { kind, subject, userId: sql`${users.id}`, createdAt: now, updatedAt: now },
      sql`FROM ${users} WHERE ${hasAddress} AND ${isNull(users.deletedAt)} AND ${isUnknown}`,
    ),
    ...insertUser(
      {
        id: newUserId,
        email,
        emailVerifiedAt: email === null ? undefined : now,
        credential: { kind, subject },
        country,
        timeZone,
        language,
        now,
      },
      isUnknown,
    ),
    ...(grant
      ? [
          db
            .update(credentials)
            .set({ grantClient: grant.clientId, grantToken: grant.refreshToken })
            .where(isTheirs),
        ]
      : []),
    insertSelect(
      sessions,
      { ...session, userId: sql`${users.id}` },
      sql`FROM ${credentials} JOIN ${users} ON ${users.id} = ${credentials.userId}
        WHERE ${isTheirs} AND ${isNull(users.deletedAt)} ON CONFLICT DO NOTHING`,
    ),
    db
      .select({
        userId: sessions.userId,
        effect: sql`coalesce(${proofEffect}, CASE WHEN ${sessions.userId} <> ${newUserId} AND EXISTS
          (SELECT 1 FROM ${credentials} WHERE ${isTheirs} AND ${credentials.createdAt} = ${sessions.createdAt}) THEN 'linked' END)`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, session.id)),
  ]);
  const [userId, effect] = Array.from(results.at(-1)?.rows[0] ?? []);
  return typeof userId === 'string'
    ? { userId, isNew: userId === newUserId, effect: (effect ?? null) as ProofEffect }
    : null;
}

/** An Apple grant that remains after its account was deleted. */
type LeftGrant = { subject: string; userId: string; clientId: string; refreshToken: string };

/** Lists Apple grants of closed accounts that are ready to be revoked at `now` (ms), most recently closed first. */
export async function listLeftGrants(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<LeftGrant[]> {
  const found = await read(
    db
      .select({
        subject: credentials.subject,
        userId: credentials.userId,
        clientId: sql<string>`${credentials.grantClient}`,
        refreshToken: sql<string>`${credentials.grantToken}`,
      })
      .from(users)
      .innerJoin(credentials, eq(credentials.userId, users.id))
      .where(
        and(
          isNotNull(users.deletedAt),
          eq(credentials.kind, 'apple'),
          isNotNull(credentials.grantToken),
          isReady({ job: 'revoke-grants', itemId: sql`credentials.subject` }, now),
        ),
      )
      .orderBy(desc(users.deletedAt))
      .limit(limit),
  );
  return found;
}

/** Deletes a token that has been revoked; a newer token is kept. */
export async function deleteGrant(
  db: Database,
  { subject, refreshToken }: Pick<LeftGrant, 'subject' | 'refreshToken'>,
): Promise<void> {
  await writeBatch(db, [
    db
      .update(credentials)
      .set({ grantClient: null, grantToken: null })
      .where(
        and(
          eq(credentials.kind, 'apple'),
          eq(credentials.subject, subject),
          eq(credentials.grantToken, refreshToken),
        ),
      ),
  ]);
}
