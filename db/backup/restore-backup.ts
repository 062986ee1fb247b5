import type { Client } from '@libsql/client/http';
import { listMigrations, migrate } from '../migrate.ts';
import { whenNotBusy } from '../when-not-busy.ts';
import {
  type BackupContent,
  BackupError,
  type BackupTable,
  checkBackup,
  loadBackupRows,
  sumLines,
} from './backup-file.ts';
import { changeTable, listTables, openForBackup, quoteName, readPages } from './table-lines.ts';

const insertBytes = 1_000_000;

/**
 * What gave access when the backup was made: sessions, codes and emailed links, which may have been ended since by
 * signing out or because they were stolen. They are included in the backup's checksums but never restored.
 */
const leftOut: ReadonlySet<string> = new Set([
  'sessions',
  'login_codes',
  'email_links',
  'reset_links',
]);

/** The target database, and whether existing data may be replaced. */
export type RestoreOrder = {
  url: string;
  authToken?: string;
  file: string;
  replaces?: boolean;
  /** Called with the number of restored rows several times per second. */
  onRows?: (rows: number) => void;
};

/**
 * Restores a database from a backup: verifies the file, creates the tables as they were, inserts every row except
 * sessions, codes and links, and reads everything again to compare it with the backup's checksums. Newer migrations and
 * the triggers come last, because the backup already contains what triggers wrote.
 *
 * Not a single transaction: after an error, restore again with `replaces`.
 * @throws {BackupError} when the file is incomplete or newer than this code, or when the database contains rows and
 * `replaces` isn't set, in which case nothing was changed
 */
export async function restoreBackup(order: RestoreOrder): Promise<BackupContent> {
  const content = await checkBackup(order.file);
  const { head, tables } = content;
  const known = listMigrations();
  const isKnown = head.migrations.every((each, at) => known[at] === each);
  const last = head.migrations.at(-1);
  if (!isKnown || last === undefined) {
    throw new BackupError(`${order.file} has migrations that this version doesn't know.`);
  }
  const client = openForBackup(order.url, order.authToken);
  try {
    await prepareTarget(client, order);
    await migrate(order.url, order.authToken, { until: last });
    await insertRows(client, tables, order);
    await compare(client, tables);
    await migrate(order.url, order.authToken);
    await pauseEmails(client);
    return content;
  } finally {
    client.close();
  }
}

/**
 * Emails that were pending in the backup may have been sent since: their senders are asked, so that nothing is sent
 * twice.
 */
async function pauseEmails(client: Client): Promise<void> {
  await client.execute({
    sql: "UPDATE emails SET state = 'unclear' WHERE state IN ('scheduled', 'sending') AND send_at <= ?",
    args: [Date.now()],
  });
}

/** Drops all tables, if they are empty or may be replaced. */
async function prepareTarget(
  client: Client,
  { url, replaces = false }: RestoreOrder,
): Promise<void> {
  const tables = await listTables(client);
  if (!replaces) {
    for (const { table } of tables) {
      const { rows } = await client.execute(`SELECT 1 FROM ${quoteName(table)} LIMIT 1`);
      if (rows.length > 0) {
        throw new BackupError(
          `The database at ${url} isn't empty (${table}). Nothing was changed. ` +
            'Restore into a new database, or add --replace to overwrite this one.',
        );
      }
    }
  }
  const names = [...tables.map(({ table }) => table).reverse(), 'applied_migrations', changeTable];
  const drops = names.map((name) => `DROP TABLE IF EXISTS ${quoteName(name)}`);
  await whenNotBusy(() => client.migrate(drops));
}

async function insertRows(client: Client, tables: BackupTable[], order: RestoreOrder) {
  const shapeOf = new Map(tables.map((shape) => [shape.table, shape]));
  let waiting: { table: string; lines: string[]; bytes: number } = empty('');
  let done = 0;
  const send = async () => {
    const { table, lines } = waiting;
    const shape = shapeOf.get(table);
    if (!shape || lines.length === 0) return;
    const { columns, blobs } = shape;
    // The database parses the rows from one text, exactly as it wrote them.
    const values = columns
      .map((name, at) => (blobs.includes(name) ? `unhex(value ->> ${at})` : `value ->> ${at}`))
      .join(', ');
    const sql = `INSERT INTO ${quoteName(table)} (${columns.map(quoteName).join(', ')})
      SELECT ${values} FROM json_each(?) ORDER BY key`;
    await whenNotBusy(() => client.batch([{ sql, args: [`[${lines.join(',')}]`] }], 'write'));
    done += lines.length;
    order.onRows?.(done);
  };
  for await (const { table, line } of loadBackupRows(order.file)) {
    if (leftOut.has(table)) continue;
    if (table !== waiting.table || waiting.bytes >= insertBytes) {
      await send();
      waiting = empty(table);
    }
    waiting.lines.push(line);
    waiting.bytes += line.length;
  }
  await send();
}

const empty = (table: string) => ({ table, lines: [] as string[], bytes: 0 });

async function compare(client: Client, tables: BackupTable[]): Promise<void> {
  for (const each of tables) {
    if (leftOut.has(each.table)) continue;
    const sum = sumLines();
    for await (const rows of readPages(client, each)) for (const { line } of rows) sum.add(line);
    const { rows, sha256 } = sum.end();
    if (rows !== each.rows || sha256 !== each.sha256) {
      throw new BackupError(
        `The rows of ${each.table} don't match the backup's checksum. Restore again with --replace.`,
      );
    }
  }
}
