import { and, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { accountEnding, otherPaymentDestinationSince } from '#app/domain/history/payment-places.ts';
import type { VerifiedDocument } from '#app/domain/history/verification.ts';
import { isOwed } from '#app/domain/invoices/status.ts';
import { answerRestoredAt } from '#app/features/estimates/public.server.ts';
import { isReady, orderByOldestTry } from '#app/features/operations/public.server.ts';
import {
  currentLink,
  parseEarlierPayment,
  paymentBefore,
  presentPayment,
} from '#app/features/public-invoice/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { documentCodes, issuedVersions, issueRecords, pdfFiles } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** A PDF that is about to be handed out. */
export type HandedOutPdf = typeof pdfFiles.$inferInsert;

/**
 * Records PDFs by hash, once each; one that was handed out before the document was issued, with the content it was
 * issued with, becomes that version's PDF.
 */
export async function recordPdfs(db: Database, files: readonly HandedOutPdf[]): Promise<void> {
  if (files.length > 0)
    await writeBatch(
      db,
      files.map((file) => recordStatement(file, sql`true`)),
    );
}

/** Returns the statement that records a PDF if a condition is true. */
export function recordStatement(file: HandedOutPdf, only: SQL): SQL {
  return insertSelect(
    pdfFiles,
    file,
    sql`WHERE ${only} ON CONFLICT (hash) DO UPDATE SET revision = excluded.revision
      WHERE ${pdfFiles.revision} IS NULL AND excluded.revision IS NOT NULL`,
  );
}

/** A signed record of an issued version, a JWS in compact serialization. */
export type SignedRecord = typeof issueRecords.$inferInsert;

const versionQueue = {
  job: 'sign-records',
  itemId: sql`issued_versions.invoice_id || '/' || issued_versions.revision`,
  userId: sql`issued_versions.user_id`,
} as const;

/**
 * Returns issued versions without a record, in fair order; imported ones that were issued earlier never get one.
 * @param which the versions of some invoices, or all that are ready at an instant (ms)
 */
export function listUnsignedVersions(
  db: Database,
  which: ({ of: readonly string[] } | { readyAt: number }) & { limit: number },
) {
  return read(
    db
      .select({ ...getTableColumns(issuedVersions), kind: invoices.kind })
      .from(issuedVersions)
      .innerJoin(invoices, eq(invoices.id, issuedVersions.invoiceId))
      .leftJoin(
        issueRecords,
        and(
          eq(issueRecords.invoiceId, issuedVersions.invoiceId),
          eq(issueRecords.revision, issuedVersions.revision),
        ),
      )
      .where(
        and(
          isNull(issueRecords.jws),
          ne(issuedVersions.cause, 'taken-over'),
          'of' in which
            ? inArray(issuedVersions.invoiceId, [...which.of])
            : isReady(versionQueue, which.readyAt),
        ),
      )
      .orderBy(...orderByOldestTry({ ...versionQueue, since: sql`issued_versions.issued_at` }))
      .limit(which.limit),
  );
}

/** Stores records; a version keeps its first one. */
export async function saveIssueRecords(
  db: Database,
  records: readonly SignedRecord[],
): Promise<void> {
  if (records.length === 0) return;
  await writeBatch(db, [
    db
      .insert(issueRecords)
      .values([...records])
      .onConflictDoNothing(),
  ]);
}

/** A found document; if it was found by a file, also the version that the file shows. */
export type FoundDocument = { id: string; document: VerifiedDocument; revision: number | null };

/** Returns the verification data of the document with a code; null if there is none. One round trip. */
export function getDocumentByCode(db: Database, code: string): Promise<FoundDocument | null> {
  return getDocument(
    db,
    sql`(SELECT ${documentCodes.invoiceId} FROM ${documentCodes} WHERE ${documentCodes.code} = ${code})`,
    '',
  );
}

/** The same for the document shown by one of our PDFs, by the SHA-256 (hex) of its bytes. */
export function getDocumentByHash(db: Database, hash: string): Promise<FoundDocument | null> {
  return getDocument(
    db,
    sql`(SELECT ${pdfFiles.invoiceId} FROM ${pdfFiles} WHERE ${pdfFiles.hash} = ${hash})`,
    hash,
  );
}

async function getDocument(db: Database, id: SQL, hash: string): Promise<FoundDocument | null> {
  const shown = (table: typeof invoices | typeof issuedVersions) => ({
    number: table.invoiceNumber,
    business: table.businessName,
    total: table.totalMinor,
    currency: table.currency,
    country: table.country,
    iban: table.iban,
    accountNumber: table.accountNumber,
  });
  const [[head], versions, [file]] = await queryBatch(db, [
    db
      .select({
        ...shown(invoices),
        id: invoices.id,
        status: invoices.status,
        link: currentLink(),
        ...paymentBefore,
        presentPayment,
        answerRestoredAt,
        closedAt: users.deletedAt,
        timeZone: users.timeZone,
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoices.id, id)),
    db
      .select({
        ...shown(issuedVersions),
        revision: issuedVersions.revision,
        issuedAt: issuedVersions.issuedAt,
        cause: issuedVersions.cause,
        jws: issueRecords.jws,
      })
      .from(issuedVersions)
      .leftJoin(
        issueRecords,
        and(
          eq(issueRecords.invoiceId, issuedVersions.invoiceId),
          eq(issueRecords.revision, issuedVersions.revision),
        ),
      )
      .where(eq(issuedVersions.invoiceId, id))
      .orderBy(desc(issuedVersions.revision)),
    db.select({ revision: pdfFiles.revision }).from(pdfFiles).where(eq(pdfFiles.hash, hash)),
  ]);
  if (!head) return null;
  const {
    id: invoiceId,
    status,
    link,
    closedAt,
    timeZone,
    answerRestoredAt: restoredAt,
    ...rest
  } = head;
  const { earlierPayment, firstPayment, presentPayment: present, ...draft } = rest;
  const before = {
    earlier: parseEarlierPayment(earlierPayment),
    first: parseEarlierPayment(firstPayment),
  };
  const now = parseEarlierPayment(present);
  return {
    id: invoiceId,
    revision: file?.revision ?? null,
    document: {
      timeZone,
      isAccountClosed: closedAt !== null,
      isWithdrawn: link === null,
      paymentDestinationChanged:
        now && isOwed(status) ? otherPaymentDestinationSince(before, now.ways) : null,
      answerRestoredAt: restoredAt,
      isCancelled: status === 'void',
      isCredited: status === 'credited',
      draft: withEnding(draft),
      versions: versions.map(({ cause, ...version }) => ({
        ...withEnding(version),
        isSigned: version.jws !== null,
        isTakenOver: cause === 'taken-over',
      })),
    },
  };
}

type Account = { iban: string | null; accountNumber: string | null };

function withEnding<Row extends Account>({ iban, accountNumber, ...row }: Row) {
  return { ...row, ending: accountEnding({ iban, accountNumber }) };
}
