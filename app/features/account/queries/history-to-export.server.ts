import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { loadChildRows } from '#db/child-rows.server.ts';
import type { Database } from '#db/client.server.ts';
import { cardDisputes, cardRefunds, checkoutAttempts } from '#db/connect-schema.ts';
import { emails } from '#db/email-schema.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { documentEvents, issuedVersions, issueRecords, pdfFiles } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';

// Whose rows they are is said by the account that they are exported with.

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

/** What happened to a user's invoices of the given ids, invoice by invoice, the oldest first. */
export function listHistoryToExport(db: Database, of: Of) {
  const columns = eventColumns;
  return loadChildRows<EventToExport>(db, of, { table: documentEvents, columns, by: 'id' });
}

export type EventToExport = Omit<typeof documentEvents.$inferSelect, 'userId'>;

/** Every issued version of a user's invoices of the given ids, with its signed record, invoice by invoice from the first on. */
export function listVersionsToExport(db: Database, of: Of) {
  const columns = { ...versionColumns, record };
  return loadChildRows<VersionToExport>(db, of, { table: issuedVersions, columns, by: 'revision' });
}

export type VersionToExport = Omit<typeof issuedVersions.$inferSelect, 'userId'> & {
  record: string | null;
};

/** The PDFs that were handed out of a user's invoices of the given ids, by their hashes. */
export function listPdfFilesToExport(db: Database, of: Of) {
  const columns = getTableColumns(pdfFiles);
  return loadChildRows<PdfFileToExport>(db, of, { table: pdfFiles, columns, by: 'hash' });
}

export type PdfFileToExport = typeof pdfFiles.$inferSelect;

/** The entries of the ledger on a user's invoices of the given ids, invoice by invoice. */
export function listPaymentsToExport(db: Database, of: Of) {
  const columns = paymentColumns;
  return loadChildRows<PaymentToExport>(db, of, { table: payments, columns, by: 'id' });
}

export type PaymentToExport = Omit<typeof payments.$inferSelect, 'userId'>;

/** The tries to pay a user's invoices of the given ids by card, invoice by invoice. */
export function listAttemptsToExport(db: Database, of: Of) {
  const columns = attemptColumns;
  return loadChildRows<AttemptToExport>(db, of, { table: checkoutAttempts, columns, by: 'id' });
}

export type AttemptToExport = Omit<typeof checkoutAttempts.$inferSelect, 'userId'>;

/** Clients' disputes about charges on a user's invoices of the given ids, invoice by invoice. */
export function listDisputesToExport(db: Database, of: Of) {
  const columns = disputeColumns;
  return loadChildRows<DisputeToExport>(db, of, { table: cardDisputes, columns, by: 'id' });
}

export type DisputeToExport = Omit<typeof cardDisputes.$inferSelect, 'userId'>;

/** Refunds of card payments on a user's invoices of the given ids, invoice by invoice. */
export function listRefundsToExport(db: Database, of: Of) {
  const columns = refundColumns;
  return loadChildRows<RefundToExport>(db, of, { table: cardRefunds, columns, by: 'id' });
}

export type RefundToExport = Omit<typeof cardRefunds.$inferSelect, 'userId'>;

// What tells a mail apart for the machine alone is no news to its sender.
const {
  userId: ofMail,
  idempotencyKey,
  addressKey,
  token,
  claimedAt,
  triedAt,
  tries,
  ...mailColumns
} = getTableColumns(emails);

/** The mails about a user's invoices of the given ids, with what is known of their delivery and opening. */
export function listEmailsToExport(db: Database, of: Of) {
  return loadChildRows<MailToExport>(db, of, { table: emails, columns: mailColumns, by: 'id' });
}

export type MailToExport = Pick<typeof emails.$inferSelect, keyof typeof mailColumns>;

/** What clients answered to a user's estimates of the given ids, estimate by estimate. */
export function listAnswersToExport(db: Database, of: Of) {
  const columns = answerColumns;
  return loadChildRows<AnswerToExport>(db, of, { table: estimateAnswers, columns, by: 'revision' });
}

export type AnswerToExport = Omit<typeof estimateAnswers.$inferSelect, 'toldAt'>;
