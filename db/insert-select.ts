import { getTableColumns, type InferInsertModel, SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { maxRowsPerOwner } from '#app/domain/limits.ts';

/** A row to insert; any value may be an SQL expression. */
export type InsertValues<T extends SQLiteTable> = {
  [K in keyof InferInsertModel<T>]: InferInsertModel<T>[K] | SQL;
};

/**
 * Builds `INSERT INTO table (…) SELECT values <tail>`, which inserts nothing when the tail (`FROM …`, `WHERE …`) finds
 * no row. Values are encoded like drizzle's own inserts; omitted columns get their defaults.
 */
export function insertSelect<T extends SQLiteTable>(table: T, values: InsertValues<T>, tail: SQL) {
  const columns = Object.entries(getTableColumns(table)).flatMap(([property, column]) => {
    const value: unknown = values[property as keyof InsertValues<T>];
    return value === undefined ? [] : [{ column, value }];
  });
  const names = columns.map(({ column }) => sql.identifier(column.name));
  const expressions = columns.map(({ column, value }) =>
    value instanceof SQL || value === null ? sql`${value}` : sql`${sql.param(value, column)}`,
  );
  return sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(expressions, sql`, `)} ${tail}`;
}

type OwnedTable = SQLiteTable & { userId: SQLiteColumn };

/** Whether an owner may store this many more rows of a table; only scans an index. */
export function isBelowRowLimit(
  table: OwnedTable,
  kind: keyof typeof maxRowsPerOwner,
  { owner, more = 1 }: { owner: string; more?: number },
): SQL {
  return sql`(SELECT 1 FROM ${table} WHERE ${table.userId} = ${owner} LIMIT 1 OFFSET ${maxRowsPerOwner[kind] - more}) IS NULL`;
}
