import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { contentColumns, headColumns } from '#db/invoice-columns.ts';
import { documentCodes, issuedVersions } from '#db/life-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

type ContentName = keyof ReturnType<typeof headColumns> | keyof ReturnType<typeof contentColumns>;

/** The newest issued version of the query's invoice: its number from 1; null before it is issued. */
export const newestRevision = sql<
  number | null
>`(SELECT max(${issuedVersions.revision}) FROM ${issuedVersions}
  WHERE ${issuedVersions.invoiceId} = ${invoices.id})`;

/** When the query's invoice was last corrected, ms; null where it never was. */
export const correctedAt = sql<
  number | null
>`(SELECT max(${issuedVersions.issuedAt}) FROM ${issuedVersions}
  WHERE ${issuedVersions.invoiceId} = ${invoices.id} AND ${issuedVersions.cause} = 'edited')`;

/** The code under which the query's invoice can be checked. */
export const documentCode = sql<
  string | null
>`(SELECT ${documentCodes.code} FROM ${documentCodes} WHERE ${documentCodes.invoiceId} = ${invoices.id})`;

/**
 * Issues an invoice as it was read, because somebody else is about to see it; the database writes that into its history.
 * @param seen.version its `updatedAt` as it was read
 * @param seen.now ms
 * @returns false when it was issued or changed meanwhile: then it is to be read again
 */
export async function issueServed(
  db: Database,
  seen: { invoiceId: string; version: number; now: number },
): Promise<boolean> {
  const [issued] = await writeBatch(db, [issueStatement({ ...seen, cause: 'served' })]);
  return issued?.rowsAffected === 1;
}

/** The statement that does it; `only` may ask for more. */
export function issueStatement({
  invoiceId,
  version,
  now,
  cause,
  only,
}: {
  invoiceId: string;
  version: number;
  now: number;
  cause: 'served' | 'sent' | 'taken-over';
  only?: SQL;
}): SQL {
  return insertSelect(
    issuedVersions,
    {
      ...(rowColumns() as Record<ContentName, SQL>),
      invoiceId: sql`${invoices.id}`,
      userId: sql`${invoices.userId}`,
      version: sql`${invoices.updatedAt}`,
      ...{ revision: 1, issuedAt: now, cause },
    },
    sql`FROM ${invoices} WHERE ${and(
      eq(invoices.id, invoiceId),
      eq(invoices.updatedAt, version),
      sql`${newestRevision} IS NULL`,
      only,
    )}`,
  );
}

/** The columns that a version takes over from the invoice's row. */
function rowColumns() {
  const own = getTableColumns(invoices);
  const names = Object.keys({ ...headColumns(), ...contentColumns() }) as ContentName[];
  return Object.fromEntries(names.map((name) => [name, sql`${own[name]}`]));
}
