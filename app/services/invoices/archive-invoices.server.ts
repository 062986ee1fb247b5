import type { Database } from '#db/client.server.ts';
import { updateInvoicesArchived } from '#db/queries/invoices.server.ts';

/** Archives the owner's invoices or brings them back; the answer is how many of the ids were the owner's. */
export function archiveInvoices(
  db: Database,
  input: { userId: string; invoiceIds: readonly string[]; archived: boolean; now: number },
): Promise<number> {
  return updateInvoicesArchived(db, input.userId, input.invoiceIds, input.archived, input.now);
}
