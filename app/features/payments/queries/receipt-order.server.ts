import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';

/** The receipt number n of a payment, as an expression; 0 if the payment isn't on this invoice. */
export function receiptOrderOf(
  paymentId: SQL | SQLWrapper,
  invoiceId: SQL | SQLWrapper,
): SQL<number> {
  return sql<number>`(SELECT count(*) FROM ${payments} AS receipted, ${payments} AS until
    WHERE until.id = ${paymentId} AND until.kind = 'payment' AND until.invoice_id = ${invoiceId}
    AND receipted.invoice_id = until.invoice_id AND receipted.kind = 'payment' AND receipted.rowid <= until.rowid)`;
}

/**
 * Condition on the query's `payments` row: its receipt was sent to the client, or downloaded through the invoice's
 * link.
 */
export const isReceiptGiven = sql<boolean>`(payments.receipt_shown_at IS NOT NULL OR EXISTS (SELECT 1 FROM emails AS sent
  WHERE sent.invoice_id = payments.invoice_id AND sent.payment_id = payments.id AND sent.role <> 'copy'
  AND sent.tried_at IS NOT NULL AND sent.state NOT IN ('scheduled', 'cancelled', 'rejected', 'failed', 'bounced')))`;

/** The rule of `hasReceipt` (`app/domain/payments/stored-entry.ts`) as a condition on the query's `payments` entry. */
export const hasReceipt = sql`(payments.kind = 'payment' AND (${isReceiptGiven} OR NOT EXISTS (SELECT 1 FROM payments AS undoing
  WHERE undoing.undoes = payments.id AND undoing.kind = 'reversal' AND undoing.origin <> 'card')))`;

/** The receipt numbers n of the query's invoice, as an unordered JSON list. */
export const receiptOrders = sql<string>`(SELECT json_group_array((SELECT count(*) FROM payments AS until
    WHERE until.invoice_id = payments.invoice_id AND until.kind = 'payment' AND until.rowid <= payments.rowid))
  FROM payments WHERE payments.invoice_id = invoices.id AND ${hasReceipt})`;

/** Records the first download of a payment's receipt by anyone except its owner. */
export async function recordReceiptShown(
  db: Database,
  shown: { paymentId: string; now: number },
): Promise<void> {
  await db
    .update(payments)
    .set({ receiptShownAt: shown.now })
    .where(and(eq(payments.id, shown.paymentId), isNull(payments.receiptShownAt)));
}
