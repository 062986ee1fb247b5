import { data } from '@remix-run/cloudflare';
import { dayInTimeZone } from '#app/domain/dates.ts';
import { describeSheet } from '#app/domain/invoice/describe-sheet.ts';
import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import { deriveStatus, type InvoiceStatus } from '#app/domain/invoice/status.ts';
import { readPublicInvoice } from '#app/services/invoices/read-public-invoice.server.ts';
import { orDatabaseAway } from './database-away.server.ts';
import type { RequestContext } from './request-context.server.ts';

type PublicInvoice = { id: string; sheet: InvoiceSheet; status: InvoiceStatus };

/** Whoever has the link may see the invoice, so no search engine may list it. */
export const unlistedHeaders = { 'X-Robots-Tag': 'noindex, nofollow' };

/**
 * Answers a public page with what `show` makes of the invoice; nothing else leaves the server. Without an invoice it is
 * status 404 and the Invoice Not Found screen.
 * @throws Response 503 when the database cannot be asked
 */
export async function answerPublicInvoice<Shown>(
  id: string | undefined,
  context: RequestContext,
  show: (invoice: PublicInvoice) => Shown,
) {
  const found = await loadPublicInvoice(id, context);
  const invoice = found && show(found);
  return data({ invoice }, { status: invoice ? 200 : 404 });
}

/**
 * Reads an invoice and describes it, in one round trip.
 * The day that decides on overdue is UTC's: whoever opens the link is not the seller.
 */
async function loadPublicInvoice(
  id: string | undefined,
  context: RequestContext,
): Promise<PublicInvoice | null> {
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
