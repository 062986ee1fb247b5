import { dayInTimeZone } from '#app/domain/dates.ts';
import { describeSheet } from '#app/domain/invoice/describe-sheet.ts';
import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import { deriveStatus, type InvoiceStatus } from '#app/domain/invoice/status.ts';
import { readPublicInvoice } from '#app/services/invoices/read-public-invoice.server.ts';
import { orDatabaseAway } from './database-away.server.ts';
import type { RequestContext } from './request-context.server.ts';

/** What a public invoice page shows; null means the Invoice Not Found screen. */
export type PublicInvoice = { id: string; sheet: InvoiceSheet; status: InvoiceStatus } | null;

/**
 * Reads an invoice for a public page in one round trip: the sheet's texts and nothing else leave the server.
 * The day that decides on overdue is UTC's: whoever opens the link is not the seller.
 */
export async function loadPublicInvoice(
  id: string | undefined,
  context: RequestContext,
): Promise<PublicInvoice> {
  const invoice = await orDatabaseAway(
    readPublicInvoice(context.db, id ?? ''),
    'Failed to load invoice',
  );
  if (!invoice || !id) return null;
  const today = dayInTimeZone(context.now, null);
  return {
    id,
    sheet: describeSheet(invoice),
    status: deriveStatus({ status: invoice.status, dueDate: invoice.content.dueDate }, today),
  };
}
