import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';

/** The n of the receipt of a payment, as an expression; 0 where it is none of the invoice's. */
export function receiptOrderOf(
  paymentId: SQL | SQLWrapper,
  invoiceId: SQL | SQLWrapper,
): SQL<number> {
  return sql<number>`(SELECT count(*) FROM ${payments} AS receipted, ${payments} AS until
    WHERE until.id = ${paymentId} AND until.kind = 'payment' AND until.invoice_id = ${invoiceId}
    AND receipted.invoice_id = until.invoice_id AND receipted.kind = 'payment' AND receipted.rowid <= until.rowid)`;
}

/** A condition on the payment `payments` of the query: its client was sent its receipt, or somebody downloaded it by the invoice's link. */
export const isReceiptGiven = sql<boolean>`(payments.receipt_shown_at IS NOT NULL OR EXISTS (SELECT 1 FROM emails AS sent
  WHERE sent.invoice_id = payments.invoice_id AND sent.payment_id = payments.id AND sent.role <> 'copy'
  AND sent.tried_at IS NOT NULL AND sent.state NOT IN ('scheduled', 'cancelled', 'rejected', 'failed', 'bounced')))`;

/** The rule of `hasReceipt` (`app/domain/payments/receipts.ts`) as a condition on the entry `payments` of the query. */
export const hasReceipt = sql`(payments.kind = 'payment' AND (${isReceiptGiven} OR NOT EXISTS (SELECT 1 FROM payments AS undoing
  WHERE undoing.undoes = payments.id AND undoing.kind = 'reversal' AND undoing.origin <> 'card')))`;

/** Which receipts the query's invoice has, as a JSON list of their n in any order. */
export const receiptOrders = sql<string>`(SELECT json_group_array((SELECT count(*) FROM payments AS until
    WHERE until.invoice_id = payments.invoice_id AND until.kind = 'payment' AND until.rowid <= payments.rowid))
  FROM payments WHERE payments.invoice_id = invoices.id AND ${hasReceipt})`;

/** Records that a payment's receipt was downloaded by someone who is not its owner; the first time counts. */
export async function recordReceiptShown(
  db: Database,
  shown: { paymentId: string; now: number },
): Promise<void> {
  await db
    .update(payments)
    .set({ receiptShownAt: shown.now })
    .where(and(eq(payments.id, shown.paymentId), isNull(payments.receiptShownAt)));
}
