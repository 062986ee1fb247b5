import { type Client, createClient, LibsqlError, type Row } from '@libsql/client/http';

/** A table with its columns in their order, and those of them that hold bytes. */
export type TableShape = { table: string; columns: string[]; blobs: string[] };

/** A row with its rowid, as the JSON text of an array; bytes are hex. */
export type RowLine = { place: bigint; line: string };

const slowestCallMilliseconds = 120_000;
/** The server answers at most 10 MB at once, and one picture may have 1 MB as hex. */
const pageBytes = 2_000_000;
const firstPage = 200;
const maxPageRows = 5_000;

export type Send = (request: Request, init: RequestInit) => Promise<Response>;

/** Opens a database for a backup: no call may hang for longer than two minutes. */
export function openForBackup(url: string, authToken?: string, send: Send = fetch): Client {
  const patientFetch = (request: Request) =>
    send(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(slowestCallMilliseconds),
    });
  return createClient({ url, authToken, fetch: patientFetch });
}

/** The change log of a running backup: no table of the product. */
export const changeTable = 'backup_changes';

const isOurs = `m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '%libsql%'
  AND m.name NOT LIKE '%litestream%' AND m.name NOT IN ('applied_migrations', '${changeTable}')`;

/** Lists the product's tables, each after those that it refers to. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.execute(
    `SELECT m.name AS "table", c.name AS "column", c.type FROM sqlite_master m, pragma_table_info(m.name) c
     WHERE ${isOurs} ORDER BY m.name, c.cid`,
  );
  const shapes = new Map<string, TableShape>();
  for (const row of rows) {
    const table = String(row.table);
    const column = String(row.column);
    const shape = shapes.get(table) ?? { table, columns: [], blobs: [] };
    shape.columns.push(column);
    if (row.type === 'BLOB') shape.blobs.push(column);
    shapes.set(table, shape);
  }
  const references = await client.execute(
    `SELECT m.name AS "from", f."table" AS "to" FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE ${isOurs}`,
  );
  const ordered = new Set<TableShape>();
  const add = (table: string) => {
    const shape = shapes.get(table);
    if (!shape || ordered.has(shape)) return;
    for (const { from, to } of references.rows) {
      if (from === table && to !== table) add(String(to));
    }
    ordered.add(shape);
  };
  for (const table of shapes.keys()) add(table);
  return [...ordered];
}

/**
 * Selects the rowid and the JSON text of each row. The database writes the JSON itself, exactly: whole numbers of 64 bits and
 * whatever a text may hold.
 */
export function selectLines({ table, columns, blobs }: TableShape): string {
  const values = columns.map((column) => {
    const name = quoteName(column);
    return blobs.includes(column) ? `CASE WHEN ${name} IS NOT NULL THEN hex(${name}) END` : name;
  });
  return `SELECT CAST(rowid AS TEXT) AS place, json_array(${values.join(', ')}) AS line FROM ${quoteName(table)}`;
}

/** Reads the rows of `selectLines`. */
export function readLines(rows: readonly Row[]): RowLine[] {
  return rows.map(({ place, line }) => ({ place: BigInt(String(place)), line: String(line) }));
}

/** Reads a table in the order in which its rows were inserted, page by page, each page in a transaction of its own. */
export async function* readPages(client: Client, shape: TableShape): AsyncGenerator<RowLine[]> {
  const sql = `${selectLines(shape)} WHERE rowid > CAST(? AS INTEGER) ORDER BY rowid LIMIT ?`;
  let last = -1n;
  let limit = firstPage;
  while (true) {
    const lines = await client
      .execute({ sql, args: [String(last), limit] })
      .then(({ rows }) => readLines(rows))
      .catch(orTooLarge);
    if (lines === null) {
      if (limit === 1) throw new Error(`A row of ${shape.table} is too large for one answer`);
      limit = Math.ceil(limit / 4);
      continue;
    }
    const end = lines.at(-1);
    if (!end) return;
    yield lines;
    last = end.place;
    const bytes = lines.reduce((sum, { line }) => sum + line.length, 0) / lines.length;
    limit = Math.max(1, Math.min(maxPageRows, Math.round(pageBytes / bytes)));
  }
}

/** Null for an answer that the server refuses since it is too large. */
export function orTooLarge(error: unknown): null {
  if (error instanceof LibsqlError && error.code === 'RESPONSE_TOO_LARGE') return null;
  throw error;
}

/** Quotes a name for SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
