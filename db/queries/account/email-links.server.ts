import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import { credentials, emailLinks, sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';
import { type ProofEffect, proveHeld, setUnprovedAside } from './first-proof.server.ts';
import { insertUser } from './users.server.ts';

/** A link that is to be mailed; `id` is the SHA-256 (hex) of its token, instants in ms. */
export type NewEmailLink = Pick<
  typeof emailLinks.$inferInsert,
  'id' | 'kind' | 'createdAt' | 'expiresAt'
>;

/** Whose link it is: an account by its id, or by an address in any letter case. */
export type Whose = { userId: string } | { email: string };

/**
 * Stores a link; an older one of the same kind is over with it. One round trip, the same for an unknown account.
 * @returns the address to mail it to; null for an unknown or closed account, and for one without an address
 */
export async function putEmailLink(db: Database, link: NewEmailLink, whose: Whose) {
  const theirs =
    'userId' in whose
      ? eq(users.id, whose.userId)
      : eq(sql`lower(${users.email})`, sql`lower(${whose.email})`);
  const [stored] = await writeBatch(db, [
    insertSelect(
      emailLinks,
      { ...link, userId: sql`${users.id}`, email: sql`${users.email}` },
      sql`FROM ${users} WHERE ${theirs} AND ${users.email} IS NOT NULL AND ${users.deletedAt} IS NULL
        ON CONFLICT (user_id, kind) DO UPDATE SET id = excluded.id, email = excluded.email,
          created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = NULL
        RETURNING email`,
    ),
  ]);
  const email = stored?.rows[0]?.email;
  return typeof email === 'string' ? email : null;
}

/**
 * Confirms the address of an account by its link, which counts for that account alone and only while the address is the
 * one it went to. One round trip.
 * @param now milliseconds since the epoch
 * @returns whether the address is theirs and proved: also for a link that was followed before, and for who has proved
 *   the address in another way since
 */
export async function confirmEmail(
  db: Database,
  { linkId, userId, now }: { linkId: string; userId: string; now: number },
): Promise<boolean> {
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
    sql`UPDATE ${users} SET email_verified_at = coalesce(email_verified_at, ${now}) WHERE id = ${userId} AND changes() = 1`,
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
  return results.at(-1)?.rows.length === 1;
}

/** Whether a reset link could be used now (ms); says nothing about whose it is. */
export async function resetLinkWorks(db: Database, linkId: string, now: number): Promise<boolean> {
  const found = await read(
    db
      .select({ id: emailLinks.id })
      .from(emailLinks)
      .innerJoin(users, eq(users.id, emailLinks.userId))
      .where(usableReset(linkId, now))
      .get(),
  );
  return found !== undefined;
}

export type PasswordReset = {
  /** The hash of the mailed token. */
  linkId: string;
  /** A fresh random id that the used link takes: it marks this very write, so the rest of it happens once. */
  claimId: string;
  passwordHash: string;
  /** The id of the account, should one be made: a UUID. */
  newUserId: string;
  /** The session that the browser holds; null without one. */
  heldSessionId: string | null;
  country: CountryCode;
  timeZone: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/** Whose password a reset set, and what the proof did that it is. */
export type ResetOwner = {
  id: string;
  email: string;
  timeZone: string | null;
  effect: ProofEffect;
};

/**
 * Uses a reset link up and sets the password, all or nothing, in one round trip, and every session of the account ends.
 * The link proves the address (`first-proof.server.ts`), so the account may be a new one. Sent again with the same claim
 * it answers the same.
 * @returns whose password it was; null when the link is unknown, used, over or replaced
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
    now,
  }: PasswordReset,
): Promise<ResetOwner | null> {
  const claimed = eq(emailLinks.id, claimId);
  const email = sql`(SELECT lower(${emailLinks.email}) FROM ${emailLinks} WHERE ${claimed})`;
  const hasAddress = sql`lower(${users.email}) = ${email}`;
  const owner = sql`(SELECT ${users.id} FROM ${users} WHERE ${hasAddress})`;
  const proof = { hasAddress, onlyIf: sql`true`, heldSessionId, now };
  const results = await writeBatch(db, [
    sql`UPDATE ${emailLinks} SET id = ${claimId}, used_at = ${now} WHERE id =
      (SELECT ${emailLinks.id} FROM ${emailLinks} INNER JOIN ${users} ON ${users.id} = ${emailLinks.userId}
       WHERE ${usableReset(linkId, now)})`,
    setUnprovedAside(proof),
    ...insertUser(
      { id: newUserId, email, emailVerifiedAt: now, country, timeZone, now },
      sql`${email} IS NOT NULL`,
    ),
    ...proveHeld(proof),
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

/** A link ends with its hour, with its use, and when the account closes or its address is another. */
function usableReset(linkId: string, now: number): SQL | undefined {
  return and(
    eq(emailLinks.id, linkId),
    eq(emailLinks.kind, 'reset'),
    isNull(emailLinks.usedAt),
    sql`${emailLinks.expiresAt} > ${now}`,
    sql`lower(${emailLinks.email}) = lower(${users.email})`,
    isNull(users.deletedAt),
  );
}

// @covers decisions-6.11
