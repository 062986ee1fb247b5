import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { mostKept } from '#app/domain/account/row-limits.ts';

type OwnedTable = SQLiteTable & { userId: SQLiteColumn };

/** Whether an owner may keep so many more of what a table holds; passes over entries of an index. */
export function hasRoom(
  table: OwnedTable,
  kind: keyof typeof mostKept,
  { owner, more = 1 }: { owner: string; more?: number },
): SQL {
  const tooMany = mostKept[kind] - more + 1;
  return sql`(SELECT count(*) FROM (
    SELECT 1 FROM ${table} WHERE ${table.userId} = ${owner} LIMIT ${tooMany}
  )) < ${tooMany}`;
}
