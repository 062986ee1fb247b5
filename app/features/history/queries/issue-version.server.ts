import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { IssueCause } from '#app/domain/history/issued-version.ts';
import { answerRestoredAt } from '#app/features/estimates/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { documentCodes, documentEvents, issuedVersions } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { contentColumns, headColumns } from '#db/invoice-columns.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { recordHistory } from './record-history.server.ts';

type ContentName = keyof ReturnType<typeof headColumns> | keyof ReturnType<typeof contentColumns>;

/** The number of the newest issued version of the query's invoice, from 1; null before it is issued. */
export const newestRevision = sql<
  number | null
>`(SELECT max(${issuedVersions.revision}) FROM ${issuedVersions}
  WHERE ${issuedVersions.invoiceId} = ${invoices.id})`;

/** When the query's invoice was last corrected, ms; null if it never was. */
export const correctedAt = sql<
  number | null
>`(SELECT max(${issuedVersions.issuedAt}) FROM ${issuedVersions}
  WHERE ${issuedVersions.invoiceId} = ${invoices.id} AND ${issuedVersions.cause} = 'edited')`;

/**
 * The code for verifying the query's document; null if its answer was restored from a file, since that proves nothing.
 */
export const documentCode = sql<
  string | null
>`(SELECT ${documentCodes.code} FROM ${documentCodes} WHERE ${documentCodes.invoiceId} = ${invoices.id} AND ${answerRestoredAt} IS NULL)`;

/** The columns that an issued version copies from the document's row. */
export function documentContent() {
  const row = getTableColumns(invoices);
  const names = Object.keys({ ...headColumns(), ...contentColumns() }) as ContentName[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, sql`${row[name]}`])) as Record<
      ContentName,
      SQL
    >),
    invoiceId: sql`${row.id}`,
    userId: sql`${row.userId}`,
    version: sql`${row.updatedAt}`,
  };
}

type Issue = { cause: Exclude<IssueCause, 'edited'>; at: number | SQL };

/** Issues documents in their current state if they aren't issued yet, and records it in their history. */
export function issueDocuments(documents: SQL | undefined, issue: Issue): SQL[] {
  return [insertFirstVersion(documents, issue), recordIssue(documents, issue.cause)];
}

/** Inserts the first version of documents that have none. */
export function insertFirstVersion(documents: SQL | undefined, { cause, at }: Issue): SQL {
  return insertSelect(
    issuedVersions,
    { ...documentContent(), revision: 1, issuedAt: at, cause },
    sql`FROM ${invoices} WHERE ${and(documents, sql`${newestRevision} IS NULL`)}`,
  );
}

/** Records in the history that documents were issued, unless it is already recorded. */
export function recordIssue(documents: SQL | undefined, cause: Issue['cause']): SQL {
  const { invoiceId, userId, issuedAt, revision } = issuedVersions;
  const isRecorded = sql`EXISTS (SELECT 1 FROM ${documentEvents}
    WHERE ${documentEvents.invoiceId} = ${invoiceId} AND ${documentEvents.code} = 'issued')`;
  return recordHistory(
    {
      invoiceId: sql`${invoiceId}`,
      userId: sql`${userId}`,
      at: sql`${issuedAt}`,
      actor: cause === 'served' ? 'client' : 'owner',
      code: 'issued',
      detail: JSON.stringify({ cause }),
    },
    sql`FROM ${issuedVersions} WHERE ${and(
      sql`${invoiceId} IN (SELECT ${invoices.id} FROM ${invoices} WHERE ${documents})`,
      eq(revision, 1),
      eq(issuedVersions.cause, cause),
    )} AND NOT ${isRecorded}`,
  );
}

/**
 * Issues an invoice in the version that was read, because someone else is about to see it.
 * @param seen.version its `updatedAt` when it was read
 * @param seen.now ms
 * @returns false if it was issued or changed since: then it has to be read again
 */
export async function issueServed(
  db: Database,
  seen: { invoiceId: string; version: number; now: number },
): Promise<boolean> {
  const isAsRead = and(eq(invoices.id, seen.invoiceId), eq(invoices.updatedAt, seen.version));
  const [issued] = await writeBatch(
    db,
    issueDocuments(isAsRead, { cause: 'served', at: seen.now }),
  );
  return issued?.rowsAffected === 1;
}
