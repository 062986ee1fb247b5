import { and, asc, eq, getTableColumns, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { issuedVersions, issueRecords } from '#db/life-schema.ts';
import { read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** A signed record of an issued version: a JWS in its compact form. */
export type SignedRecord = typeof issueRecords.$inferInsert;

/**
 * Issued versions without a record, oldest first; those that were issued before they were imported stay without.
 * @param of only those of these invoices
 */
export function readUnsignedVersions(
  db: Database,
  { of, limit }: { of?: readonly string[] | undefined; limit: number },
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
          of && inArray(issuedVersions.invoiceId, [...of]),
        ),
      )
      .orderBy(asc(issuedVersions.issuedAt))
      .limit(limit),
  );
}

/** Keeps records; of a version that has one the first stays. */
export async function keepRecords(db: Database, records: readonly SignedRecord[]): Promise<void> {
  if (records.length === 0) return;
  await writeBatch(db, [
    db
      .insert(issueRecords)
      .values([...records])
      .onConflictDoNothing(),
  ]);
}
