import { findReceipted } from '#app/domain/payments/stored-entry.ts';
import { getInvoiceWithEntries } from '#app/features/payments/queries/manual-payments.server.ts';
import type { VisitorSession } from '#app/features/public-invoice/public.server.ts';
import { renderInTypeface } from '#app/pdf/render-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import { recordReceiptShown } from '../queries/receipt-order.server.ts';
import { describeReceipt } from '../words/describe-receipt.ts';

/**
 * Renders the receipt of an invoice's n-th payment as a PDF, for anyone with the invoice's link. One round trip, plus
 * one that records the first download by anyone except the owner.
 * @param asked.key as for `getPublicInvoice`
 * @param asked.n from 1
 * @param asked.now ms
 * @returns null if there is no such invoice or receipt
 */
export async function drawReceipt(
  db: Database,
  asked: { key: string; session: VisitorSession | null; n: number; now: number },
): Promise<{ number: string; pdf: Uint8Array } | null> {
  const found = await getInvoiceWithEntries(db, asked.key, asked.session);
  const payment = found && findReceipted(found.entries, asked.n);
  const sheet = payment && describeReceipt(found.invoice, found.entries, asked.n);
  if (!sheet) return null;
  if (!found.invoice.isOwn && !payment.isReceiptGiven) {
    await recordReceiptShown(db, { paymentId: payment.id, now: asked.now });
  }
  return { number: sheet.number, pdf: await renderInTypeface(sheet) };
}
