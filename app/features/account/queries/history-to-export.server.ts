import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { loadChildRows } from '#db/child-rows.server.ts';
import type { Database } from '#db/client.server.ts';
import { cardDisputes, cardRefunds, checkoutAttempts } from '#db/connect-schema.ts';
import { deliveries } from '#db/delivery-schema.ts';
import { emails } from '#db/email-schema.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { documentEvents, issuedVersions, issueRecords, pdfFiles } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';

// The rows leave out the owner's id, because the export contains the account itself.

type Of = { userId: string; ids: readonly string[] };

const { userId: ofEvent, ...eventColumns } = getTableColumns(documentEvents);
const { userId: ofVersion, ...versionColumns } = getTableColumns(issuedVersions);
const { userId: ofPayment, ...paymentColumns } = getTableColumns(payments);
const { userId: ofAttempt, ...attemptColumns } = getTableColumns(checkoutAttempts);
const { userId: ofDispute, ...disputeColumns } = getTableColumns(cardDisputes);
const { userId: ofRefund, ...refundColumns } = getTableColumns(cardRefunds);

const { toldAt, ...answerColumns } = getTableColumns(estimateAnswers);

const record: SQL = sql`(SELECT ${issueRecords.jws} FROM ${issueRecords} WHERE ${and(
  eq(issueRecords.invoiceId, issuedVersions.invoiceId),
  eq(issueRecords.revision, issuedVersions.revision),
)})`;

/** Lists the events of a user's invoices by ids, grouped by invoice, oldest first. */
export function listHistoryToExport(db: Database, of: Of) {
  const columns = eventColumns;
  return loadChildRows<EventToExport>(db, of, { table: documentEvents, columns, by: 'id' });
}

export type EventToExport = Omit<typeof documentEvents.$inferSelect, 'userId'>;

/** Lists every issued version of a user's invoices by ids with its signed record, grouped by invoice, oldest first. */
export function listVersionsToExport(db: Database, of: Of) {
  const columns = { ...versionColumns, record };
  return loadChildRows<VersionToExport>(db, of, { table: issuedVersions, columns, by: 'revision' });
}

export type VersionToExport = Omit<typeof issuedVersions.$inferSelect, 'userId'> & {
  record: string | null;
};

/** Lists the hashes of the PDFs that were generated for a user's invoices by ids. */
export function listPdfFilesToExport(db: Database, of: Of) {
  const columns = getTableColumns(pdfFiles);
  return loadChildRows<PdfFileToExport>(db, of, { table: pdfFiles, columns, by: 'hash' });
}

export type PdfFileToExport = typeof pdfFiles.$inferSelect;

/** Lists the ledger entries of a user's invoices by ids, grouped by invoice. */
export function listPaymentsToExport(db: Database, of: Of) {
  const columns = paymentColumns;
  return loadChildRows<PaymentToExport>(db, of, { table: payments, columns, by: 'id' });
}

export type PaymentToExport = Omit<typeof payments.$inferSelect, 'userId'>;

/** Lists the attempts to pay a user's invoices by card, by invoice ids, grouped by invoice. */
export function listAttemptsToExport(db: Database, of: Of) {
  const columns = attemptColumns;
  return loadChildRows<AttemptToExport>(db, of, { table: checkoutAttempts, columns, by: 'id' });
}

export type AttemptToExport = Omit<typeof checkoutAttempts.$inferSelect, 'userId'>;

/** Lists the disputes about charges on a user's invoices by ids, grouped by invoice. */
export function listDisputesToExport(db: Database, of: Of) {
  const columns = disputeColumns;
  return loadChildRows<DisputeToExport>(db, of, { table: cardDisputes, columns, by: 'id' });
}

export type DisputeToExport = Omit<typeof cardDisputes.$inferSelect, 'userId'>;

/** Lists the refunds of card payments on a user's invoices by ids, grouped by invoice. */
export function listRefundsToExport(db: Database, of: Of) {
  const columns = refundColumns;
  return loadChildRows<RefundToExport>(db, of, { table: cardRefunds, columns, by: 'id' });
}

export type RefundToExport = Omit<typeof cardRefunds.$inferSelect, 'userId'>;

const { userId: ofDelivery, ...deliveryColumns } = getTableColumns(deliveries);

/** Lists the delivery notes of a user's documents by ids, grouped by document, oldest first. */
export function listDeliveriesToExport(db: Database, of: Of) {
  const columns = deliveryColumns;
  return loadChildRows<DeliveryToExport>(db, of, { table: deliveries, columns, by: 'n' });
}

export type DeliveryToExport = Omit<typeof deliveries.$inferSelect, 'userId'>;

// Columns that only the system needs are left out of the export.
const {
  userId: emailUserId,
  idempotencyKey,
  addressKey,
  token,
  claimedAt,
  triedAt,
  tries,
  ...emailColumns
} = getTableColumns(emails);

/** Lists the emails about a user's invoices by ids, with their delivery and opening state. */
export function listEmailsToExport(db: Database, of: Of) {
  return loadChildRows<EmailToExport>(db, of, { table: emails, columns: emailColumns, by: 'id' });
}

export type EmailToExport = Pick<typeof emails.$inferSelect, keyof typeof emailColumns>;

/** Lists the clients' answers to a user's estimates by ids, grouped by estimate. */
export function listAnswersToExport(db: Database, of: Of) {
  const columns = answerColumns;
  return loadChildRows<AnswerToExport>(db, of, { table: estimateAnswers, columns, by: 'revision' });
}

export type AnswerToExport = Omit<typeof estimateAnswers.$inferSelect, 'toldAt'>;
