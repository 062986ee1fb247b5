import { deriveStatus, type InvoiceStatus } from '#app/domain/invoice/status.ts';
import type { Database } from '#db/client.server.ts';
import {
  type InvoiceListRow,
  listInvoices as listInvoiceRows,
} from '#db/queries/invoices.server.ts';

/** A line of the list; amounts in minor units of its currency. */
export type ListedInvoice = Omit<InvoiceListRow, 'status'> & {
  status: InvoiceStatus;
};

export type ListInvoices = {
  userId: string;
  archived: boolean;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  limit: number;
  offset: number;
};

/** A page of the owner's invoices, newest first, with derived statuses and the count of all; one round trip. */
export async function listInvoices(
  db: Database,
  input: ListInvoices,
): Promise<{ invoices: ListedInvoice[]; total: number }> {
  const { rows, total } = await listInvoiceRows(db, input.userId, input);
  const invoices = rows.map((row) => ({
    ...row,
    status: deriveStatus(row, input.today),
  }));
  return { invoices, total };
}
