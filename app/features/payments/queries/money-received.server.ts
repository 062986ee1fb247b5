import { and, type SQLWrapper, sql } from 'drizzle-orm';
import { payments } from '#db/ledger-schema.ts';

// The rule of `app/domain/payments/money-received.ts` in SQL.

/**
 * Condition on the query's entry: it is money received, refunded, lost in a dispute, or returned after a failed refund.
 */
export const isMoney = and(
  sql`(${payments.kind} IN ('payment', 'refund', 'returned') OR (${payments.kind} = 'reversal' AND ${payments.origin} = 'card'))`,
  sql`${payments.origin} NOT IN ('credit', 'note')`,
  sql`NOT EXISTS (SELECT 1 FROM payments AS back
    WHERE back.undoes = ${payments.id} AND back.kind = 'reversal' AND back.origin <> 'card')`,
);

/** The entry's signed contribution to the money received, minor units. */
export const signedMoney = sql<number>`(CASE WHEN ${payments.kind} IN ('refund', 'reversal') THEN -${payments.amountMinor} ELSE ${payments.amountMinor} END)`;

/**
 * The money received on an invoice, minor units, from its stored sums. Credit that its client used on another invoice
 * counts there, so the sum over all of a client's invoices is the money received from them.
 */
export function receivedOn(invoice: { paidMinor: SQLWrapper; creditedMinor: SQLWrapper }) {
  return sql<number>`(${invoice.paidMinor} - ${invoice.creditedMinor})`;
}
