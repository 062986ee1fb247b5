import {
  and,
  eq,
  gt,
  isNotNull,
  ne,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import {
  insertFirstVersion,
  issueDocuments,
  recordHistory,
  recordIssue,
} from '#app/features/history/public.server.ts';
import { isOwedRow } from '#app/features/invoice-list/public.server.ts';
import {
  cancelScheduledEmails,
  isPaidSinceScheduled,
} from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { emailSettings, emails, receiptDue } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { id, userId, status, totalMinor, paidMinor, clientEmail, updatedAt } = invoices;

/**
 * Returns the statements that follow ledger entries in the same batch: a first payment issues the invoice, payment
 * requests for paid amounts and receipts of reversed payments are canceled, the client of a paid invoice is thanked,
 * and each entry gets a history line. They do nothing if the batch wrote no entries.
 * @param written.now ms, the `at` of the entries
 */
export function ledgerEffects({ invoiceId, now }: { invoiceId: string; now: number }): SQL[] {
  // Using credit also changes the other invoice.
  const invoiceIds = sql`(SELECT ${invoiceId} UNION SELECT side.other_invoice_id FROM payments AS side
    WHERE side.invoice_id = ${invoiceId} AND side.other_invoice_id IS NOT NULL)`;
  const entries = sql`${payments.invoiceId} IN ${invoiceIds} AND ${payments.at} = ${now} AND NOT ${isRecorded}`;
  const isChanged = sql`${id} IN (SELECT ${payments.invoiceId} FROM ${payments} WHERE ${entries})`;
  const isPaid = and(sql`${id} IN ${invoiceIds}`, isPaidInvoice);
  return [
    insertFirstVersion(isPaid, { cause: 'payment', at: sql`${updatedAt}` }),
    ...cancelEmailsOfPaid(isChanged),
    ...cancelReceiptsTakenBack({ invoiceId, now }),
    ...planThanks(entries, isChanged),
    recordEntries(entries),
    recordIssue(isPaid, 'payment'),
  ];
}

const isPaidInvoice = and(eq(invoices.kind, 'invoice'), gt(paidMinor, 0));

const isRecorded = sql`EXISTS (
  SELECT 1 FROM ${documentEvents} WHERE ${documentEvents.paymentId} = ${payments.id})`;

/** Issues invoices with a payment, with their current content. */
export function issuePaidInvoices(which: SQL): SQL[] {
  return issueDocuments(and(which, isPaidInvoice), { cause: 'payment', at: sql`${updatedAt}` });
}

function cancelEmailsOfPaid(which: SQL): SQL[] {
  return cancelScheduledEmails(
    sql`${emails.invoiceId} IN (SELECT ${id} FROM ${invoices} WHERE ${which}) AND ${isPaidSinceScheduled}`,
    {
      reason: 'paid',
      at: sql`(SELECT ${updatedAt} FROM ${invoices} WHERE ${id} = ${emails.invoiceId})`,
    },
  );
}

/** Cancels the scheduled receipts of payments that were just reversed by the seller. */
function cancelReceiptsTakenBack({ invoiceId, now }: { invoiceId: string; now: number }): SQL[] {
  return cancelScheduledEmails(
    sql`${emails.invoiceId} = ${invoiceId} AND ${emails.paymentId} IN (SELECT back.undoes FROM payments AS back
      WHERE back.invoice_id = ${invoiceId} AND back.at = ${now} AND back.kind = 'reversal' AND back.origin <> 'card')`,
    { reason: 'unpaid', at: now },
  );
}

/**
 * Schedules the "Thank you" for invoices that this batch's entries paid in full, and removes it for invoices that are
 * no longer paid.
 */
function planThanks(entries: SQL, isChanged: SQL): SQL[] {
  const ofInvoice = sql`FROM ${payments} WHERE ${entries} AND ${payments.invoiceId} = ${id}`;
  const isThanked = sql`EXISTS (SELECT 1 FROM ${emailSettings}
    WHERE ${emailSettings.userId} = ${userId} AND ${emailSettings.thanks} = 1)`;
  return [
    insertSelect(
      receiptDue,
      { invoiceId: sql`${id}`, userId: sql`${userId}`, paidAt: sql`${updatedAt}` },
      sql`FROM ${invoices} WHERE ${and(
        isChanged,
        eq(status, 'paid'),
        gt(totalMinor, 0),
        isNotNull(clientEmail),
        isThanked,
        sql`NOT EXISTS (SELECT 1 ${ofInvoice} AND ${payments.kind} = 'credited')`,
        sql`${paidMinor} - (SELECT sum(CASE WHEN ${payments.kind} IN ('payment', 'returned') THEN ${payments.amountMinor}
          ELSE -${payments.amountMinor} END) ${ofInvoice}) < ${totalMinor}`,
      )} ON CONFLICT (invoice_id) DO UPDATE SET paid_at = excluded.paid_at`,
    ),
    sql`DELETE FROM ${receiptDue} WHERE ${receiptDue.invoiceId} IN (
      SELECT ${id} FROM ${invoices} WHERE ${and(isChanged, ne(status, 'paid'))})`,
  ];
}

/** Adds a history line for each entry, except for payments from before an import and failed refunds. */
export function recordEntries(which: SQL): SQL {
  const { kind, origin, otherInvoiceId } = payments;
  const isMoved = isNotNull(otherInvoiceId);
  const otherNumber = sql`(SELECT other.invoice_number FROM invoices AS other WHERE other.id = ${otherInvoiceId})`;
  return recordHistory(
    {
      invoiceId: sql`${payments.invoiceId}`,
      userId: sql`${payments.userId}`,
      at: sql`${payments.at}`,
      actor: sql`CASE WHEN ${origin} = 'card' AND ${kind} <> 'refund' THEN 'client' ELSE 'owner' END`,
      code: sql`CASE
        WHEN ${origin} = 'mark' THEN CASE ${kind} WHEN 'payment' THEN 'paid' ELSE 'unpaid' END
        WHEN ${kind} = 'credited' THEN 'credited'
        WHEN ${origin} = 'credit' THEN CASE ${kind}
          WHEN 'payment' THEN 'creditUsed' WHEN 'used' THEN 'creditMoved' ELSE 'creditReturned' END
        WHEN ${kind} = 'payment' THEN 'payment'
        WHEN ${kind} = 'reversal' THEN 'reversed'
        ELSE 'refunded' END`,
      detail: sql`CASE
        WHEN ${isMoved} THEN json_object('amount', ${payments.amountMinor}, 'day', ${payments.day}, 'number', ${otherNumber})
        ELSE json_object('amount', ${payments.amountMinor}, 'day', ${payments.day}, 'method', ${payments.method}) END`,
      paymentId: sql`${payments.id}`,
    },
    sql`FROM ${payments} WHERE ${which} AND NOT ${isRecorded} AND ${notInArray(origin, ['taken-over'])}
      AND NOT (${origin} = 'card' AND ${kind} = 'returned') ORDER BY ${payments}.rowid`,
  );
}

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
 * The part of `paid` that comes from credit notes while the query's invoice is owed, else 0. No index includes the
 * column, so the row itself is only read then.
 */
export const creditedOfOwed: SQL<number> = sql<number>`CASE
  WHEN invoices.paid <> 0 AND invoices.status IN ('unpaid', 'overdue') THEN invoices.credited
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
