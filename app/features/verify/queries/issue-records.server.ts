import { and, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import { fairOrder, isReady } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { issuedVersions, issueRecords } from '#db/history-schema.ts';
import { read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

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
