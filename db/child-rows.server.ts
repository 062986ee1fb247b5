import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.server.ts';
import { read } from './read.server.ts';
import { invoices } from './schema.ts';
import { answerBytes } from './size-limited-page.server.ts';

/** A table with many rows per invoice, and the column that orders them. */
type ChildTable = {
  table: SQLiteTable & { invoiceId: SQLiteColumn };
  /** The selected columns, including the invoice's id and `by`. */
  columns: Record<string, SQLiteColumn | SQL>;
  by: string;
};

/** Rows have overhead in addition to their own bytes. */
const rowsAtOnce = 1_000;

/**
 * Loads the child rows of an owner's invoices, in the order of these ids and then of their key: as many at a time as
 * fit into one response of the database, one round trip each, since a single invoice may have more than fit.
 */
export async function* loadChildRows<Row extends { invoiceId: string }>(
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
  { table, columns, by }: ChildTable,
): AsyncGenerator<Row[]> {
  const key = columns[by];
  const asked = JSON.stringify(ids);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const sizes = Object.values(columns).map((column) => sql`coalesce(octet_length(${column}), 0)`);
  for (let isAfter = sql`true`; ; ) {
    const fitting = sql`SELECT fitting FROM (
      SELECT fitting, sum(bytes) OVER (ORDER BY place, at ROWS UNBOUNDED PRECEDING) - bytes AS before
      FROM (
        SELECT asked.key AS place, ${key} AS at, ${table}.rowid AS fitting, ${sql.join(sizes, sql` + `)} AS bytes
        FROM json_each(${asked}) AS asked CROSS JOIN ${invoices} CROSS JOIN ${table}
        WHERE ${invoices.id} = asked.value AND +${invoices.userId} = ${userId}
          AND ${table.invoiceId} = ${invoices.id} AND ${isAfter}
        ORDER BY place, at LIMIT ${rowsAtOnce}
      )
    ) WHERE before < ${answerBytes}`;
    const chosen = db.select(columns).from(table).where(sql`${table}.rowid IN (${fitting})`);
    const rows = (await read(chosen)) as Row[];
    const inOrder = rows
      .map((row) => ({ row, place: placeOf.get(row.invoiceId) ?? 0, at: row[by as keyof Row] }))
      .sort((one, other) => one.place - other.place || (one.at < other.at ? -1 : 1));
    const last = inOrder.at(-1);
    if (!last) return;
    yield inOrder.map(({ row }) => row);
    isAfter = sql`(asked.key, ${key}) > (${last.place}, ${last.at})`;
  }
}
