import { and, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { fairOrder, isReady } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { issuedVersions, issueRecords, pdfFiles } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
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
      .orderBy(...fairOrder({ ...versionQueue, since: sql`issued_versions.issued_at` }))
      .limit(which.limit),
  );
}

/** Stores records; a version keeps its first one. */
export async function keepRecords(db: Database, records: readonly SignedRecord[]): Promise<void> {
  if (records.length === 0) return;
  await writeBatch(db, [
    db
      .insert(issueRecords)
      .values([...records])
      .onConflictDoNothing(),
  ]);
}
