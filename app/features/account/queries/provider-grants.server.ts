import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { isReady } from '#app/features/operations/public.server.ts';
import { credentials, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';

/** An Apple grant that remains after its account was deleted. */
export type LeftGrant = { subject: string; userId: string; clientId: string; refreshToken: string };

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
