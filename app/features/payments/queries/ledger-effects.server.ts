import { and, eq, gt, isNotNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import {
  insertFirstVersion,
  issueDocuments,
  recordHistory,
  recordIssue,
} from '#app/features/history/public.server.ts';
import {
  cancelScheduledEmails,
  isPaidSinceScheduled,
} from '#app/features/sending/public.server.ts';
import { emailSettings, emails, thanksDue } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';

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
      thanksDue,
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
    sql`DELETE FROM ${thanksDue} WHERE ${thanksDue.invoiceId} IN (
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
