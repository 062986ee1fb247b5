import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { credentials, emailLinks, sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { resetLinks } from '#db/reset-link-schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { confirmAddress, detachUnverified, insertUser, type ProofEffect } from './users.server.ts';

/** A link to email; `id` is the SHA-256 (hex) of its token, times are in ms. */
export type NewEmailLink = Pick<typeof emailLinks.$inferInsert, 'id' | 'createdAt' | 'expiresAt'>;

/**
 * Stores a link that confirms an account's address and replaces any older one. One round trip.
 * @returns the address to email it to; null for a closed account or one without an address
 */
export async function insertConfirmationLink(
  db: Database,
  link: NewEmailLink,
  userId: string,
): Promise<string | null> {
  const [stored] = await writeBatch(db, [
    insertSelect(
      emailLinks,
      { ...link, kind: 'confirm', userId: sql`${users.id}`, email: sql`${users.email}` },
      sql`FROM ${users} WHERE ${eq(users.id, userId)} AND ${users.email} IS NOT NULL AND ${users.deletedAt} IS NULL
        ON CONFLICT (user_id, kind) DO UPDATE SET id = excluded.id, email = excluded.email,
          created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = NULL
        RETURNING email`,
    ),
  ]);
  const email = stored?.rows[0]?.email;
  return typeof email === 'string' ? email : null;
}

/**
 * Confirms an account's address by its link. The link works only for that account and only while the account still has
 * the address it was sent to. One round trip.
 * @param now milliseconds since the epoch
 * @returns `proved` if this was the first confirmation of the address; `known` if the link was used before or the
 * address was confirmed in another way since; null if the link doesn't work
 */
export async function confirmEmail(
  db: Database,
  { linkId, userId, now }: { linkId: string; userId: string; now: number },
): Promise<'proved' | 'known' | null> {
  const theirs = and(
    eq(emailLinks.id, linkId),
    eq(emailLinks.kind, 'confirm'),
    eq(emailLinks.userId, userId),
    sql`lower(${emailLinks.email}) = (SELECT lower(${users.email}) FROM ${users} WHERE ${users.id} = ${userId})`,
  );
  const results = await writeBatch(db, [
    db
      .update(emailLinks)
      .set({ usedAt: now })
      .where(and(theirs, isNull(emailLinks.usedAt), sql`${emailLinks.expiresAt} > ${now}`)),
    sql`UPDATE ${users} SET email_verified_at = ${now} WHERE id = ${userId} AND email_verified_at IS NULL AND changes() = 1`,
    db
      .select({ id: emailLinks.id })
      .from(emailLinks)
      .innerJoin(users, eq(users.id, userId))
      .where(
        and(
          eq(emailLinks.id, linkId),
          eq(emailLinks.kind, 'confirm'),
          sql`lower(${emailLinks.email}) = lower(${users.email})`,
          isNotNull(users.emailVerifiedAt),
        ),
      ),
  ]);
  if (results.at(-1)?.rows.length !== 1) return null;
  return results[1]?.rowsAffected === 1 ? 'proved' : 'known';
}

/**
 * Stores a reset link in addition to the active ones. One round trip, the same for an unknown account.
 * @param address in any letter case
 * @returns the address to email it to, and when it was confirmed (ms); null for an unknown or closed account
 */
export async function insertResetLink(
  db: Database,
  link: NewEmailLink,
  address: string,
): Promise<{ email: string; emailVerifiedAt: number | null } | null> {
  const [stored] = await writeBatch(db, [
    insertSelect(
      resetLinks,
      { ...link, userId: sql`${users.id}`, email: sql`${users.email}` },
      sql`FROM ${users} WHERE lower(${users.email}) = lower(${address}) AND ${users.deletedAt} IS NULL
        RETURNING email, (SELECT email_verified_at FROM users WHERE users.id = user_id) AS verified_at`,
    ),
  ]);
  const row = stored?.rows[0];
  const email = row?.email;
  const verifiedAt = row?.verified_at;
  if (typeof email !== 'string') return null;
  return { email, emailVerifiedAt: typeof verifiedAt === 'number' ? verifiedAt : null };
}

/** Whether a reset link works at `now` (ms); doesn't reveal whose it is. */
export async function resetLinkWorks(db: Database, linkId: string, now: number): Promise<boolean> {
  const found = await read(
    db
      .select({ id: resetLinks.id })
      .from(resetLinks)
      .innerJoin(users, eq(users.id, resetLinks.userId))
      .where(usableReset(linkId, now))
      .get(),
  );
  return found !== undefined;
}

export type PasswordReset = {
  /** The hash of the mailed token. */
  linkId: string;
  /**
   * A new random id written to the used link: it identifies this write, so that the rest of the batch runs only once.
   */
  claimId: string;
  passwordHash: string;
  /** The id for the account if one is created: a UUID. */
  newUserId: string;
  /** The browser's session; null if it has none. */
  heldSessionId: string | null;
  country: CountryCode;
  timeZone: string | null;
  /** The language the user reads; absent if unknown. */
  language?: LanguageCode | undefined;
  /** Milliseconds since the epoch. */
  now: number;
};

/** The user whose password was reset, and the effect of the address being confirmed by it. */
export type ResetOwner = {
  id: string;
  email: string;
  timeZone: string | null;
  effect: ProofEffect;
};

/**
 * Uses a reset link and sets the password, atomically and in one round trip; every session and every other reset link
 * of the account is deleted. The link confirms the address (`users.server.ts`), so the account may be new.
 * Idempotent: a retry with the same claim returns the same result.
 * @returns the user whose password was set; null if the link is unknown, used or expired
 */
export async function resetPassword(
  db: Database,
  {
    linkId,
    claimId,
    passwordHash,
    newUserId,
    heldSessionId,
    country,
    timeZone,
    language,
    now,
  }: PasswordReset,
): Promise<ResetOwner | null> {
  const claimed = eq(resetLinks.id, claimId);
  const email = sql`(SELECT lower(${resetLinks.email}) FROM ${resetLinks} WHERE ${claimed})`;
  const hasAddress = sql`lower(${users.email}) = ${email}`;
  const owner = sql`(SELECT ${users.id} FROM ${users} WHERE ${hasAddress})`;
  const proof = { hasAddress, onlyIf: sql`true`, heldSessionId, now };
  const results = await writeBatch(db, [
    sql`UPDATE ${resetLinks} SET id = ${claimId}, used_at = ${now} WHERE id =
      (SELECT ${resetLinks.id} FROM ${resetLinks} INNER JOIN ${users} ON ${users.id} = ${resetLinks.userId}
       WHERE ${usableReset(linkId, now)})`,
    detachUnverified(proof),
    ...insertUser(
      { id: newUserId, email, emailVerifiedAt: now, country, timeZone, language, now },
      sql`${email} IS NOT NULL`,
    ),
    ...confirmAddress(proof),
    insertSelect(
      credentials,
      {
        kind: 'password',
        subject: sql`${users.id}`,
        userId: sql`${users.id}`,
        passwordHash,
        createdAt: now,
        updatedAt: now,
      },
      sql`FROM ${users} WHERE ${hasAddress}
        ON CONFLICT (kind, subject) DO UPDATE SET password_hash = excluded.password_hash, updated_at = excluded.updated_at`,
    ),
    sql`DELETE FROM ${sessions} WHERE user_id = ${owner}`,
    sql`DELETE FROM ${resetLinks} WHERE id <> ${claimId} AND user_id =
      (SELECT ${resetLinks.userId} FROM ${resetLinks} WHERE ${claimed})`,
    db
      .select({
        id: users.id,
        email: users.email,
        timeZone: users.timeZone,
        effect: sql`CASE WHEN ${users.id} = ${newUserId} THEN 'set-aside' WHEN ${users.paymentCheckSince} = ${now} THEN 'joined' END`,
      })
      .from(users)
      .where(hasAddress),
  ]);
  const [id, address, zone, effect] = Array.from(results.at(-1)?.rows[0] ?? []);
  if (typeof id !== 'string' || typeof address !== 'string') return null;
  return {
    id,
    email: address,
    timeZone: typeof zone === 'string' ? zone : null,
    effect: (effect ?? null) as ProofEffect,
  };
}

/** A link stops working when it expires or is used, when the account closes, or when its address changes. */
function usableReset(linkId: string, now: number): SQL | undefined {
  return and(
    eq(resetLinks.id, linkId),
    isNull(resetLinks.usedAt),
    sql`${resetLinks.expiresAt} > ${now}`,
    sql`lower(${resetLinks.email}) = lower(${users.email})`,
    isNull(users.deletedAt),
  );
}
