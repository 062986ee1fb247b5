import { type Client, createClient, LibsqlError, type Row } from '@libsql/client/http';

/** A table with its columns in order, and those that contain bytes. */
export type TableShape = { table: string; columns: string[]; blobs: string[] };

/** A row with its rowid, as a JSON array; bytes are hex. */
export type RowLine = { place: bigint; line: string };

const slowestCallMilliseconds = 120_000;
/** The server returns at most 10 MB at once, and a single picture may take 1 MB as hex. */
const pageBytes = 2_000_000;
const firstPage = 200;
const maxPageRows = 5_000;

export type Send = (request: Request, init: RequestInit) => Promise<Response>;

/** Opens a database for a backup: calls time out after two minutes. */
export function openForBackup(url: string, authToken?: string, send: Send = fetch): Client {
  const patientFetch = (request: Request) =>
    send(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(slowestCallMilliseconds),
    });
  return createClient({ url, authToken, fetch: patientFetch });
}

/** The change log of a running backup; not a product table. */
export const changeTable = 'backup_changes';

const isOurs = `m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '%libsql%'
  AND m.name NOT LIKE '%litestream%' AND m.name NOT IN ('applied_migrations', '${changeTable}')`;

/** Lists the product's tables, each after those it references. */
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

/** Selects the rowid and the JSON of each row. The database itself writes exact JSON: 64-bit integers and any text. */
export function selectLines({ table, columns, blobs }: TableShape): string {
  const values = columns.map((column) => {
    const name = quoteName(column);
    return blobs.includes(column) ? `CASE WHEN ${name} IS NOT NULL THEN hex(${name}) END` : name;
  });
  return `SELECT CAST(rowid AS TEXT) AS place, json_array(${values.join(', ')}) AS line FROM ${quoteName(table)}`;
}

/** Parses the rows of `selectLines`. */
export function readLines(rows: readonly Row[]): RowLine[] {
  return rows.map(({ place, line }) => ({ place: BigInt(String(place)), line: String(line) }));
}

/** Reads a table in insertion order, page by page, one transaction each. */
export async function* readPages(client: Client, shape: TableShape): AsyncGenerator<RowLine[]> {
  const sql = `${selectLines(shape)} WHERE rowid > CAST(? AS INTEGER) ORDER BY rowid LIMIT ?`;
  let last = -1n;
  let limit = firstPage;
  while (true) {
    const lines = await client
      .execute({ sql, args: [String(last), limit] })
      .then(({ rows }) => readLines(rows))
      .catch(nullIfTooLarge);
    if (lines === null) {
      if (limit === 1) throw new Error(`A row of ${shape.table} is too large for one response`);
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

/** Returns null for a response that the server refuses as too large; rethrows other errors. */
export function nullIfTooLarge(error: unknown): null {
  if (error instanceof LibsqlError && error.code === 'RESPONSE_TOO_LARGE') return null;
  throw error;
}

/** Quotes an SQL identifier. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
