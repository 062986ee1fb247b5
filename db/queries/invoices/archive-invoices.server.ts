import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { nextVersion } from '#db/next-version.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { updatedAt, userId } = invoices;

/**
 * Puts invoices into the archive or takes them out; unknown ones and another user's are left alone.
 * @returns how many of them are the owner's, whether or not they were there already: sent again it says the same
 */
export async function archiveInvoices(
  db: Database,
  change: { userId: string; invoiceIds: readonly string[]; archived: boolean; now: number },
): Promise<number> {
  const { archived, now } = change;
  const ids = [...new Set(change.invoiceIds)];
  const [changed] = await writeBatch(db, [
    db
      .update(invoices)
      .set({ archived, updatedAt: nextVersion(updatedAt, now) })
      .where(and(inArray(invoices.id, ids), eq(userId, change.userId))),
  ]);
  return changed?.rowsAffected ?? 0;
}
