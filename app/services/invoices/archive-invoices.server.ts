import type { Database } from '#db/client.server.ts';
import { updateInvoicesArchived } from '#db/queries/archive-invoices.server.ts';

/**
 * Archives invoices of the owner, or takes them back out (`invoices.md` section 4). The wanted state is given, not
 * toggled, so that a repeated request does not turn it back.
 * @returns how many of them there are; ids that are unknown or somebody else's do not count
 */
export async function archiveInvoices(
  db: Database,
  input: { userId: string; invoiceIds: readonly string[]; archived: boolean; now: number },
): Promise<{ outcome: 'changed'; count: number } | { outcome: 'not-found' }> {
  const { userId, invoiceIds, archived, now } = input;
  const count = await updateInvoicesArchived(db, userId, [...new Set(invoiceIds)], archived, now);
  return count > 0 ? { outcome: 'changed', count } : { outcome: 'not-found' };
}
