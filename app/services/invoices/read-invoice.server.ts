import type { Database } from '#db/client.server.ts';
import { type StoredInvoice, toStoredInvoice } from '#db/invoice-row.server.ts';
import { readInvoice as readInvoiceRow } from '#db/queries/invoices.server.ts';

/** An invoice of the owner, for view, clone and edit; null for an unknown one and for somebody else's. */
export async function readInvoice(
  db: Database,
  input: { userId: string; invoiceId: string },
): Promise<StoredInvoice | null> {
  const row = await readInvoiceRow(db, input.userId, input.invoiceId);
  return row && toStoredInvoice(row);
}
