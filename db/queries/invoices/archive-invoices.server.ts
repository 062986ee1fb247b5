import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/**
 * Puts invoices into the archive or takes them out; unknown ones and another user's are left alone.
 * @returns how many of them are the owner's, whether or not they were there already: sent again it says the same
 */
export async function updateInvoicesArchived(
  db: Database,
  owner: string,
  invoiceIds: readonly string[],
  archived: boolean,
  now: number,
): Promise<number> {
  const [changed] = await writeBatch(db, [
    db
      .update(invoices)
      .set({ archived, updatedAt: now })
      .where(and(inArray(invoices.id, [...invoiceIds]), eq(invoices.userId, owner))),
  ]);
  return changed?.rowsAffected ?? 0;
}
