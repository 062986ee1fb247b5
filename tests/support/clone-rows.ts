import type { Database } from '#db/client.server.ts';

/** How many rows of one seller are enough to flood a job. */
const crowd = 1_000;

/**
 * Inserts copies of the single row that matches a condition.
 * @param changes SQL of the columns that differ; `i` counts the copies from 1
 */
export async function cloneRows(
  db: Database,
  table: string,
  { where, args, changes }: { where: string; args: string[]; changes: Record<string, string> },
): Promise<void> {
  const { rows } = await db.$client.execute(`SELECT name FROM pragma_table_info('${table}')`);
  const columns = rows.map(({ name }) => String(name));
  await db.$client.execute({
    sql: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${crowd})
      INSERT INTO ${table} (${columns.join(', ')})
      SELECT ${columns.map((column) => changes[column] ?? `one.${column}`).join(', ')}
      FROM n CROSS JOIN (SELECT * FROM ${table} WHERE ${where}) AS one`,
    args,
  });
}
