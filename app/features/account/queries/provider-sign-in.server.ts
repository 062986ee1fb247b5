import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { credentials, sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { writeBatch } from '#db/write.server.ts';
import {
  type ProofEffect,
  proofEffect,
  proveHeld,
  setUnprovedAside,
} from './first-proof.server.ts';
import { insertUser } from './users.server.ts';

/** A user whom an identity provider vouches for, and what an account of theirs would be made of. */
export type ProviderUser = {
  kind: 'google' | 'apple';
  /** The provider's id of the person. */
  subject: string;
  /** Null unless the provider has verified it. */
  verifiedEmail: string | null;
  /** What revokes the provider's grant; the newest one is kept. */
  grant?: { clientId: string; refreshToken: string } | undefined;
  /** The id of the account, should one be made: a UUID. */
  newUserId: string;
  /** The session that the browser held as the sign-in began; null without one. */
  heldSessionId: string | null;
  country: CountryCode;
  timeZone: string | null;
  /** In which they read; absent where none is known. */
  language?: LanguageCode | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  /** Begins for the user that it turns out to be. */
  session: Omit<typeof sessions.$inferInsert, 'userId'>;
};

/**
 * Finds, links or makes the account of a provider's user and begins the session, all in one write: known subjects keep
 * their account; a verified address of ours is linked, an unverified one where the browser holds its session; else the
 * account is new. Sent again with the same ids, it does nothing more and answers the same.
 *
 * @returns null when the account, or the one with that address, is closed
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
    setUnprovedAside(proof),
    ...proveHeld(proof),
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
