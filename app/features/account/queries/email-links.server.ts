import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { emailLinks, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { writeBatch } from '#db/write.server.ts';

/** A link to email; `id` is the SHA-256 (hex) of its token, times are in ms. */
export type NewEmailLink = Pick<typeof emailLinks.$inferInsert, 'id' | 'createdAt' | 'expiresAt'>;

/**
 * Stores a link that confirms an account's address and replaces any older one. One round trip.
 * @returns the address to email it to; null for a closed account or one without an address
 */
export async function putConfirmationLink(
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
