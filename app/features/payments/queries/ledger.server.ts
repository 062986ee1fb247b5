import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import { isOwedRow } from '#app/features/invoice-list/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { ledgerEffects } from './ledger-effects.server.ts';

const { id, userId, status, paidMinor, totalMinor } = invoices;
const undoing = alias(payments, 'undoing');

/** Condition on a payment of the query: it wasn't reversed. */
export const isActivePayment = sql`${payments.kind} = 'payment' AND NOT EXISTS (
  SELECT 1 FROM ${payments} AS undoing WHERE ${undoing.undoes} = ${payments.id} AND ${undoing.kind} = 'reversal')`;

/** The newest payment on the query's invoice that wasn't reversed; null if there is none. */
export const newestPayment = sql<string | null>`(SELECT ${payments.id} FROM ${payments}
  WHERE ${payments.invoiceId} = ${id} AND ${isActivePayment} ORDER BY ${payments}.rowid DESC LIMIT 1)`;

/** The seller's day of the last payment, if the query's invoice is paid and the day is known; else null. */
export const paidOn = sql<
  string | null
>`CASE WHEN ${status} = 'paid' THEN (SELECT max(${payments.day})
  FROM ${payments} WHERE ${payments.invoiceId} = ${id} AND ${isActivePayment}) END`;

/**
 * The part of `paid` that comes from credit notes while the query's invoice is owed, else 0. Summed from the entries,
 * since no index on invoices includes the column. Names are spelled out, since drizzle may omit the table's.
 */
export const creditedOfOwed: SQL<number> = sql<number>`CASE
  WHEN invoices.paid <> 0 AND invoices.status IN ('unpaid', 'overdue') THEN coalesce((SELECT sum(note.amount)
    FROM payments AS note WHERE note.invoice_id = invoices.id AND note.kind = 'credited'), 0)
  ELSE 0 END`.mapWith(Number);

type Mark = {
  userId: string;
  invoiceId: string;
  status: 'paid' | 'unpaid';
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** ms */
  now: number;
};

/**
 * Marks an owner's invoice as paid, with a payment of the balance due, or as unpaid, by reversing such payments, unless
 * it would still be paid without them; in one transaction and one round trip. The status is passed instead of toggled,
 * so that a repeated request doesn't undo it. An invoice with a zero total is always paid.
 * @returns the resulting status; null if the invoice is unknown or another user's
 */
export async function markInvoice(db: Database, mark: Mark): Promise<StoredStatus | null> {
  const { invoiceId } = mark;
  const isOwners = and(eq(id, invoiceId), eq(userId, mark.userId));
  const results = await writeBatch(db, [
    mark.status === 'paid' ? payWhatIsDue(mark, isOwners) : reverseStatusToggles(mark, isOwners),
    ...ledgerEffects(mark),
    db.select({ status }).from(invoices).where(isOwners),
  ]);
  return (results.at(-1)?.rows[0]?.status as StoredStatus | undefined) ?? null;
}

function payWhatIsDue({ userId: owner, invoiceId, today, now }: Mark, isOwners: SQL | undefined) {
  return insertSelect(
    payments,
    {
      id: crypto.randomUUID(),
      invoiceId,
      userId: owner,
      at: now,
      day: today,
      kind: 'payment',
      origin: 'mark',
      method: 'other',
      amountMinor: sql`${totalMinor} - ${paidMinor}`,
    },
    sql`FROM ${invoices} WHERE ${isOwners} AND ${isOwedRow} AND ${totalMinor} > ${paidMinor}`,
  );
}

/** The sum of unreversed mark-as-paid entries on the query's invoice. */
const markedMinor = sql`(SELECT coalesce(sum(marked.amount), 0) FROM payments AS marked
  WHERE marked.invoice_id = invoices.id AND marked.kind = 'payment' AND marked.origin IN ('mark', 'taken-over')
  AND NOT EXISTS (SELECT 1 FROM payments AS unmarked WHERE unmarked.undoes = marked.id AND unmarked.kind = 'reversal'))`;

function reverseStatusToggles(mark: Mark, isOwners: SQL | undefined) {
  return insertReversals(
    { ...mark, origin: 'mark' },
    sql`${isOwners} AND ${status} = 'paid' AND ${payments.origin} IN ('mark', 'taken-over')
      AND ${paidMinor} - ${markedMinor} < ${totalMinor}`,
  );
}

/**
 * Reverses payments that weren't reversed yet, with one entry each.
 * @param which a condition on the payments and their invoice
 */
export function insertReversals(
  undo: Pick<Mark, 'userId' | 'invoiceId' | 'today' | 'now'> & { origin: 'hand' | 'mark' },
  which: SQL,
) {
  const { userId: owner, invoiceId, today, now, origin } = undo;
  return insertSelect(
    payments,
    {
      id: sql`lower(hex(randomblob(16)))`,
      invoiceId,
      userId: owner,
      at: now,
      day: today,
      kind: 'reversal',
      origin,
      method: sql`${payments.method}`,
      amountMinor: sql`${payments.amountMinor}`,
      undoes: sql`${payments.id}`,
    },
    sql`FROM ${payments} INNER JOIN ${invoices} ON ${id} = ${payments.invoiceId}
      WHERE ${which} AND ${isActivePayment}`,
  );
}

// The rule of `app/domain/payments/payment.ts` in SQL.

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
