import { type Client, createClient, LibsqlError, type Transaction } from '@libsql/client/http';

/** A table with its columns in their order. */
export type TableShape = { table: string; columns: string[] };

/** What answers one statement: the database, or a transaction that sees it at one instant. */
type Reader = Pick<Transaction, 'execute'>;

const slowestCallMilliseconds = 120_000;
/** The server answers at most 10 MB at once, and one row may hold two pictures of 700 kB. */
const pageBytes = 2_000_000;
const firstPage = 200;
const longestPage = 5_000;

/** Opens a database for a backup: no call may hang for longer than two minutes. */
export function openForBackup(url: string, authToken?: string): Client {
  const send = (request: Request) =>
    fetch(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(slowestCallMilliseconds),
    });
  return createClient({ url, authToken, fetch: send });
}

/** Every table with what the product keeps in it, each after those that it refers to. */
export async function listTables(db: Reader): Promise<TableShape[]> {
  const { rows } = await db.execute(
    `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c
     WHERE ${isOurs} ORDER BY m.name, c.cid`,
  );
  const columnsOf = new Map<string, string[]>();
  for (const { table, column } of rows) {
    columnsOf.set(String(table), [...(columnsOf.get(String(table)) ?? []), String(column)]);
  }
  const references = await db.execute(
    `SELECT m.name AS "from", f."table" AS "to" FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE ${isOurs}`,
  );
  const ordered: TableShape[] = [];
  const put = (table: string) => {
    const columns = columnsOf.get(table);
    if (!columns || ordered.some((each) => each.table === table)) return;
    for (const { from, to } of references.rows) {
      if (from === table && to !== table) put(String(to));
    }
    ordered.push({ table, columns });
  };
  for (const table of columnsOf.keys()) put(table);
  return ordered;
}

const isOurs = `m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '%libsql%'
  AND m.name NOT LIKE '%litestream%' AND m.name <> 'applied_migrations'`;

/**
 * A table's rows in the order in which they were inserted, each as the JSON text of an array, page by page. The database
 * writes the JSON itself, exactly: whole numbers of 64 bits and whatever a text may hold. A BLOB is an error.
 */
export async function* readLines(
  db: Reader,
  { table, columns }: TableShape,
): AsyncGenerator<string[]> {
  const row = `json_array(${columns.map(quoteName).join(', ')})`;
  const sql = `SELECT CAST(rowid AS TEXT) AS place, ${row} AS line FROM ${quoteName(table)}
    WHERE rowid > CAST(? AS INTEGER) ORDER BY rowid LIMIT ?`;
  let last = '-1';
  let limit = firstPage;
  while (true) {
    const rows = await readPage(db, sql, last, limit);
    if (rows === 'too large') {
      if (limit === 1) throw new Error(`A row of ${table} is too large for one answer`);
      limit = Math.ceil(limit / 4);
      continue;
    }
    const lines = rows.map(({ line }) => String(line));
    const end = rows.at(-1);
    if (!end) return;
    yield lines;
    last = String(end.place);
    const bytes = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    limit = Math.max(1, Math.min(longestPage, Math.round(pageBytes / bytes)));
  }
}

async function readPage(db: Reader, sql: string, after: string, limit: number) {
  try {
    return (await db.execute({ sql, args: [after, limit] })).rows;
  } catch (error) {
    if (error instanceof LibsqlError && error.code === 'RESPONSE_TOO_LARGE') return 'too large';
    throw error;
  }
}

/** A name as SQL takes it whatever it is. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
