import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { cardDisputes, checkoutAttempts } from '#db/connect-schema.ts';
import { readHanging } from '#db/hanging-rows.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { documentEvents, issuedVersions, issueRecords, pdfFiles } from '#db/life-schema.ts';
import { read } from '#db/read.server.ts';

type Of = { userId: string; ids: readonly string[] };

const { userId: ofEvent, ...eventColumns } = getTableColumns(documentEvents);
const { userId: ofVersion, ...versionColumns } = getTableColumns(issuedVersions);

/** What happened to a user's invoices of the given ids, invoice by invoice, the oldest first. */
export function readHistoryToExport(db: Database, of: Of) {
  return readHanging(of, {
    table: documentEvents,
    key: documentEvents.id,
    keyOf: (row: EventToExport) => row.id,
    columns: eventColumns,
    read: (fitting) =>
      read(
        db
          .select(eventColumns)
          .from(documentEvents)
          .where(sql`${documentEvents}.rowid IN (${fitting})`),
      ),
  });
}

export type EventToExport = Omit<typeof documentEvents.$inferSelect, 'userId'>;

/** Every issued version of a user's invoices of the given ids, with its signed record, invoice by invoice from the first on. */
export function readVersionsToExport(db: Database, of: Of) {
  return readHanging(of, {
    table: issuedVersions,
    key: issuedVersions.revision,
    keyOf: (row: VersionToExport) => row.revision,
    columns: versionColumns,
    read: (fitting) =>
      read(
        db
          .select({ ...versionColumns, record: issueRecords.jws })
          .from(issuedVersions)
          .leftJoin(
            issueRecords,
            and(
              eq(issueRecords.invoiceId, issuedVersions.invoiceId),
              eq(issueRecords.revision, issuedVersions.revision),
            ),
          )
          .where(sql`${issuedVersions}.rowid IN (${fitting})`),
      ),
  });
}

export type VersionToExport = Omit<typeof issuedVersions.$inferSelect, 'userId'> & {
  record: string | null;
};

/** The PDFs that were handed out of a user's invoices of the given ids, by their hashes. */
export function readPdfFilesToExport(db: Database, of: Of) {
  return readHanging(of, {
    table: pdfFiles,
    key: pdfFiles.hash,
    keyOf: (row: PdfFileToExport) => row.hash,
    columns: getTableColumns(pdfFiles),
    read: (fitting) =>
      read(db.select().from(pdfFiles).where(sql`${pdfFiles}.rowid IN (${fitting})`)),
  });
}

export type PdfFileToExport = typeof pdfFiles.$inferSelect;

const { userId: ofPayment, ...paymentColumns } = getTableColumns(payments);

/** The entries of the ledger on a user's invoices of the given ids, invoice by invoice. */
export function readPaymentsToExport(db: Database, of: Of) {
  return readHanging(of, {
    table: payments,
    key: payments.id,
    keyOf: (row: PaymentToExport) => row.id,
    columns: paymentColumns,
    read: (fitting) =>
      read(db.select(paymentColumns).from(payments).where(sql`${payments}.rowid IN (${fitting})`)),
  });
}

export type PaymentToExport = Pick<typeof payments.$inferSelect, keyof typeof paymentColumns>;

const { userId: ofAttempt, ...attemptColumns } = getTableColumns(checkoutAttempts);

/** The tries to pay a user's invoices of the given ids by card, invoice by invoice. */
export function readAttemptsToExport(db: Database, of: Of) {
  return readHanging(of, {
    table: checkoutAttempts,
    key: checkoutAttempts.id,
    keyOf: (row: AttemptToExport) => row.id,
    columns: attemptColumns,
    read: (fitting) =>
      read(
        db
          .select(attemptColumns)
          .from(checkoutAttempts)
          .where(sql`${checkoutAttempts}.rowid IN (${fitting})`),
      ),
  });
}

export type AttemptToExport = Omit<typeof checkoutAttempts.$inferSelect, 'userId'>;

const { userId: ofDispute, ...disputeColumns } = getTableColumns(cardDisputes);

/** Clients' disputes about charges on a user's invoices of the given ids, invoice by invoice. */
export function readDisputesToExport(db: Database, of: Of) {
  return readHanging(of, {
    table: cardDisputes,
    key: cardDisputes.id,
    keyOf: (row: DisputeToExport) => row.id,
    columns: disputeColumns,
    read: (fitting) =>
      read(
        db
          .select(disputeColumns)
          .from(cardDisputes)
          .where(sql`${cardDisputes}.rowid IN (${fitting})`),
      ),
  });
}

export type DisputeToExport = Omit<typeof cardDisputes.$inferSelect, 'userId'>;

// @covers decisions-6.13
