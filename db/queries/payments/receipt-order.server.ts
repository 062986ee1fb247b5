import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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
