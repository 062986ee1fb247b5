import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { recordHistory } from '#app/features/history/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { nextVersion } from '#db/next-version.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { id, updatedAt, userId } = invoices;

/**
 * Archives or unarchives invoices; unknown ones and another user's are ignored.
 * @returns how many of them are the owner's, whether or not they changed, so that a retry returns the same
 */
export async function archiveInvoices(
  db: Database,
  change: { userId: string; invoiceIds: readonly string[]; archived: boolean; now: number },
): Promise<number> {
  const { archived, now } = change;
  const ids = [...new Set(change.invoiceIds)];
  const isOwners = and(inArray(id, ids), eq(userId, change.userId));
  const version = nextVersion(updatedAt, now);
  const [, changed] = await writeBatch(db, [
    recordHistory(
      {
        invoiceId: sql`${id}`,
        userId: sql`${userId}`,
        at: version,
        actor: 'owner',
        code: archived ? 'archived' : 'unarchived',
      },
      sql`FROM ${invoices} WHERE ${and(isOwners, ne(invoices.archived, archived))}`,
    ),
    db.update(invoices).set({ archived, updatedAt: version }).where(isOwners),
  ]);
  return changed?.rowsAffected ?? 0;
}
