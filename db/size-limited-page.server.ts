import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * Maximum bytes of rows per database response, except for a single larger row: the server refuses responses above 10
 * MB, and the worker holds both the text and its values.
 */
export const answerBytes = 2_000_000;
/** Rows have overhead in addition to their own bytes: about a megabyte for a thousand invoices. */
const idsAtOnce = 1_000;

type OwnedTable = SQLiteTable & { id: SQLiteColumn; userId: SQLiteColumn };

/**
 * Builds a subquery of ids for `loadSizeLimited`: of the owner's requested rows, in the requested order, the first that
 * fit into one response with the given columns, and always at least one.
 */
export function sizeLimitedIds(
  table: OwnedTable,
  columns: Record<string, SQLWrapper>,
  { owner, ids }: { owner: string; ids: readonly string[] },
): SQL {
  const sizes = Object.values(columns).map((column) => sql`coalesce(octet_length(${column}), 0)`);
  // The plus keeps the planner from scanning all rows of the owner instead of looking up the ids.
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
 * Loads the rows with the given ids in order, as many at a time as fit into one response; unknown ids are left out.
 * @param read loads those of these ids that `sizeLimitedIds` selects, in any order
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
