import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { maxRowsPerOwner } from '#app/domain/limits.ts';

type OwnedTable = SQLiteTable & { userId: SQLiteColumn };

/** Whether an owner may store this many more rows of a table; only scans an index. */
export function isBelowRowLimit(
  table: OwnedTable,
  kind: keyof typeof maxRowsPerOwner,
  { owner, more = 1 }: { owner: string; more?: number },
): SQL {
  return sql`(SELECT 1 FROM ${table} WHERE ${table.userId} = ${owner} LIMIT 1 OFFSET ${maxRowsPerOwner[kind] - more}) IS NULL`;
}
