import { and, type SQLWrapper, sql } from 'drizzle-orm';
import { payments } from '#db/ledger-schema.ts';

// The rule of `app/domain/payments/money-received.ts` for sums in the database.

/** A condition on an entry of the query: it is money that was received, refunded, lost in a dispute, or is here again. */
export const isMoney = and(
  sql`(${payments.kind} IN ('payment', 'refund', 'returned') OR (${payments.kind} = 'reversal' AND ${payments.origin} = 'card'))`,
  sql`${payments.origin} NOT IN ('credit', 'note')`,
  sql`NOT EXISTS (SELECT 1 FROM payments AS back
    WHERE back.undoes = ${payments.id} AND back.kind = 'reversal' AND back.origin <> 'card')`,
);

/** What an entry of money adds to what was received, minor units. */
export const signedMoney = sql<number>`(CASE WHEN ${payments.kind} IN ('refund', 'reversal') THEN -${payments.amountMinor} ELSE ${payments.amountMinor} END)`;

/**
 * What was received on an invoice, minor units, by its stored sums. Credit that its client used on another invoice is counted where it was
 * used: the sum over all invoices of a client is the money received from them.
 */
export function receivedOn(invoice: { paidMinor: SQLWrapper; creditedMinor: SQLWrapper }) {
  return sql<number>`(${invoice.paidMinor} - ${invoice.creditedMinor})`;
}
