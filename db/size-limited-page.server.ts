import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * How many bytes of rows one answer of the database brings at most, one row excepted: the server refuses an answer above
 * 10 MB, and the worker holds its text and its values side by side.
 */
export const answerBytes = 2_000_000;
/** Beside their own bytes rows have a frame: a thousand invoices have a megabyte of it. */
const idsAtOnce = 1_000;

type OwnedTable = SQLiteTable & { id: SQLiteColumn; userId: SQLiteColumn };

/**
 * A subquery of ids: of the owner's rows among those asked for, in the order asked, the first that fit into one answer
 * with the given columns, and always the very first. For `loadSizeLimited`.
 */
export function sizeLimitedIds(
  table: OwnedTable,
  columns: Record<string, SQLWrapper>,
  { owner, ids }: { owner: string; ids: readonly string[] },
): SQL {
  const sizes = Object.values(columns).map((column) => sql`coalesce(octet_length(${column}), 0)`);
  // The plus keeps the planner from walking through all rows of the owner instead of looking up the ids.
  return sql`SELECT fitting FROM (
    SELECT fitting, sum(bytes) OVER (ORDER BY place ROWS UNBOUNDED PRECEDING) - bytes AS before
    FROM (
      SELECT ${table.id} AS fitting, asked.key AS place, ${sql.join(sizes, sql` + `)} AS bytes
      FROM json_each(${JSON.stringify(ids)}) AS asked CROSS JOIN ${table}
      WHERE ${table.id} = asked.value AND +${table.userId} = ${owner}
    )
  ) WHERE before < ${answerBytes}`;
}

/**
 * The rows of the given ids in their order, as many at a time as fit into one answer; what is unknown is left out.
 * @param read asks for those among these ids that `sizeLimitedIds` finds, in any order
 */
export async function* loadSizeLimited<Row>(
  ids: readonly string[],
  idOf: (row: Row) => string,
  read: (ids: readonly string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let rest = [...new Set(ids)]; rest.length > 0; ) {
    const asked = rest.slice(0, idsAtOnce);
    const byId = new Map((await read(asked)).map((row) => [idOf(row), row]));
    const found = asked.flatMap((id) => byId.get(id) ?? []);
    const last = found.at(-1);
    if (found.length > 0) yield found;
    rest = rest.slice(last === undefined ? asked.length : asked.indexOf(idOf(last)) + 1);
  }
}
