import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { answerBytes } from './fitting-rows.server.ts';
import { invoices } from './schema.ts';

/** A table of which an invoice has many rows, and what orders them. */
type Hanging<Row> = {
  table: SQLiteTable & { invoiceId: SQLiteColumn };
  key: SQLiteColumn;
  keyOf: (row: Row) => string | number;
  /** What is read of a row, for its size. */
  columns: Record<string, SQLWrapper>;
  /** Reads the rows of which the subquery has the `rowid`, in any order. */
  read: (fitting: SQL) => Promise<Row[]>;
};

/** Beside their own bytes rows have a frame. */
const rowsAtOnce = 1_000;

/**
 * The rows that hang on an owner's invoices, in the order of these ids and then of their key: as many at a time as fit into one
 * answer of the database, one round trip each time, since one invoice may have more of them than fit.
 */
export async function* readHanging<Row extends { invoiceId: string }>(
  { userId, ids }: { userId: string; ids: readonly string[] },
  { table, key, keyOf, columns, read }: Hanging<Row>,
): AsyncGenerator<Row[]> {
  const asked = JSON.stringify(ids);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const sizes = Object.values(columns).map((column) => sql`coalesce(octet_length(${column}), 0)`);
  for (let isAfter = sql`true`; ; ) {
    const rows = await read(sql`SELECT fitting FROM (
      SELECT fitting, sum(bytes) OVER (ORDER BY place, at ROWS UNBOUNDED PRECEDING) - bytes AS before
      FROM (
        SELECT asked.key AS place, ${key} AS at, ${table}.rowid AS fitting, ${sql.join(sizes, sql` + `)} AS bytes
        FROM json_each(${asked}) AS asked CROSS JOIN ${invoices} CROSS JOIN ${table}
        WHERE ${invoices.id} = asked.value AND +${invoices.userId} = ${userId}
          AND ${table.invoiceId} = ${invoices.id} AND ${isAfter}
        ORDER BY place, at LIMIT ${rowsAtOnce}
      )
    ) WHERE before < ${answerBytes}`);
    const inOrder = rows
      .map((row) => ({ row, place: placeOf.get(row.invoiceId) ?? 0, at: keyOf(row) }))
      .sort((one, other) => one.place - other.place || (one.at < other.at ? -1 : 1));
    const last = inOrder.at(-1);
    if (!last) return;
    yield inOrder.map(({ row }) => row);
    isAfter = sql`(asked.key, ${key}) > (${last.place}, ${last.at})`;
  }
}
