import type { Database } from '#db/client.server.ts';
import {
  updateInvoiceStatus,
  updateInvoicesArchived,
} from '#db/queries/invoices/invoice-rows.server.ts';

/**
 * Marks an invoice of the owner paid or unpaid. The wanted status is given, not toggled here, so that a repeated
 * request does not turn it back.
 */
export async function setInvoiceStatus(
  db: Database,
  input: { userId: string; invoiceId: string; status: 'paid' | 'unpaid'; now: number },
): Promise<'changed' | 'not-found'> {
  const { userId, invoiceId, status, now } = input;
  return (await updateInvoiceStatus(db, userId, invoiceId, status, now)) ? 'changed' : 'not-found';
}

/**
 * Archives invoices of the owner, or takes them back out (`invoices.md` section 4). The wanted state is given, not
 * toggled, so that a repeated request does not turn it back.
 * @returns how many of them there are; ids that are unknown or another user's do not count
 */
export async function archiveInvoices(
  db: Database,
  input: { userId: string; invoiceIds: readonly string[]; archived: boolean; now: number },
): Promise<{ outcome: 'changed'; count: number } | { outcome: 'not-found' }> {
  const { userId, invoiceIds, archived, now } = input;
  const count = await updateInvoicesArchived(db, userId, [...new Set(invoiceIds)], archived, now);
  return count > 0 ? { outcome: 'changed', count } : { outcome: 'not-found' };
}

// @covers invoices-4.16
