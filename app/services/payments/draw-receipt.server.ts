import { describeReceipt } from '#app/domain/payments/describe-receipt.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import type { AskingSession } from '#db/queries/invoices/invoice-links.server.ts';
import { readInvoiceWithEntries } from '#db/queries/payments/receipts.server.ts';

/**
 * The receipt of an invoice's n-th payment as a PDF, for whoever has the invoice's link; one round trip.
 * @param asked.key as `readPublicInvoice` takes it
 * @param asked.n from 1
 * @returns null when there is no such invoice or payment
 */
export async function drawReceipt(
  db: Database,
  asked: { key: string; session: AskingSession | null; n: number },
): Promise<{ number: string; pdf: Uint8Array } | null> {
  const found = await readInvoiceWithEntries(db, asked.key, asked.session);
  const sheet = found && describeReceipt(found.invoice, found.entries, asked.n);
  return sheet && { number: sheet.number, pdf: renderInvoicePdf(sheet) };
}
