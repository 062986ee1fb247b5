import type { Database } from '#db/client.server.ts';
import { type StoredInvoice, toStoredInvoice } from '#db/invoice-row.server.ts';
import { readPublicInvoice as readPublicInvoiceRow } from '#db/queries/invoices/invoice-rows.server.ts';

/**
 * An invoice for a guest with its link, in one round trip: what the sheet shows and nothing of its owner.
 * @returns null when it is unknown or its owner's account is closed
 */
export async function readPublicInvoice(
  db: Database,
  invoiceId: string,
): Promise<StoredInvoice | null> {
  const row = await readPublicInvoiceRow(db, invoiceId);
  return row && toStoredInvoice(row);
}

// @covers V8.2.3 V15.3.1
