import type { Database } from '#db/client.server.ts';
import { updateInvoiceStatus } from '#db/queries/invoices.server.ts';

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
