import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { emailLinks, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { writeBatch } from '#db/write.server.ts';

/** A link that is to be mailed; `id` is the SHA-256 (hex) of its token, instants in ms. */
export type NewEmailLink = Pick<typeof emailLinks.$inferInsert, 'id' | 'createdAt' | 'expiresAt'>;

/**
 * Stores a link that confirms the address of an account; an older one is over with it. One round trip.
 * @returns the address to mail it to; null for a closed account, and for one without an address
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
 * Confirms the address of an account by its link, which counts for that account alone and only while the address is the
 * one it went to. One round trip.
 * @param now milliseconds since the epoch
 * @returns `proved` when this was the first proof of the address; `known` for a link that was followed before, and for who
 *   has proved the address in another way since; null when the link does not count
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
