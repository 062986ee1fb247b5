import { type Client, type InStatement, LibsqlError } from '@libsql/client/http';
import { whenNotBusy } from '../when-not-busy.ts';
import { BackupError } from './backup-file.ts';
import {
  changeTable,
  listTables,
  nullIfTooLarge,
  quoteName,
  readLines,
  selectLines,
  type TableShape,
} from './table-lines.ts';

/** The changes of a table's rows since they may have been read, by rowid; null: deleted. */
export type TableChanges = Map<bigint, string | null>;

/** The rows that changed during a backup, as of its single point in time, and the migrations applied until then. */
export type Changes = { byTable: Map<string, TableChanges>; migrations: number[] };

export type ChangeLog = {
  /** Reads all changes since the log was started. */
  readChanges: () => Promise<Changes>;
  stop: () => Promise<void>;
};

const firstRound = 1_000;
const maxRounds = 1_000;
const triggerPrefix = 'backup_of_';

const selectSchema = `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name <> '${changeTable}' ORDER BY name`;
const selectTriggers = `SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB '${triggerPrefix}*'`;

/**
 * Starts logging inserted, updated and deleted rows, so that tables can be read page by page while others write. The
 * log is written by triggers of this run; those left by an earlier run are removed.
 */
export async function startChangeLog(
  client: Client,
): Promise<{ tables: TableShape[]; log: ChangeLog }> {
  const schema = JSON.stringify((await client.execute(selectSchema)).rows);
  const tables = await listTables(client);
  await removeChangeLog(client);
  const run = `${triggerPrefix}${crypto.randomUUID().replaceAll('-', '')}`;
  const triggers = tables.flatMap(({ table }, at) => logTriggers(table, `${run}_${at}`));
  await whenNotBusy(() =>
    client.batch(
      [
        `CREATE TABLE ${changeTable} (seq INTEGER PRIMARY KEY, tab TEXT NOT NULL, place INTEGER NOT NULL) STRICT`,
        ...triggers,
      ],
      'write',
    ),
  );
  const readChanges = () => parseLog(client, { tables, schema, run, triggers: triggers.length });
  return { tables, log: { readChanges, stop: () => removeChangeLog(client) } };
}

function logTriggers(table: string, name: string): string[] {
  const log = (place: string) =>
    `INSERT INTO ${changeTable} (tab, place) VALUES ('${table.replaceAll("'", "''")}', ${place}.rowid);`;
  return [
    `CREATE TRIGGER ${name}_insert AFTER INSERT ON ${quoteName(table)} BEGIN ${log('NEW')} END`,
    `CREATE TRIGGER ${name}_update AFTER UPDATE ON ${quoteName(table)} BEGIN ${log('OLD')} ${log('NEW')} END`,
    `CREATE TRIGGER ${name}_delete AFTER DELETE ON ${quoteName(table)} BEGIN ${log('OLD')} END`,
  ];
}

async function removeChangeLog(client: Client): Promise<void> {
  const { rows } = await client.execute(selectTriggers);
  const drops = rows.map(({ name }) => `DROP TRIGGER IF EXISTS ${quoteName(String(name))}`);
  await whenNotBusy(() => client.batch([...drops, `DROP TABLE IF EXISTS ${changeTable}`], 'write'));
}

/**
 * Reads the changed rows in batches of the log, one transaction each. The last batch reaches the log's end: a row
 * without a later log entry still is as it was read, so all rows are as of that point in time.
 */
async function parseLog(
  client: Client,
  log: { tables: TableShape[]; schema: string; run: string; triggers: number },
): Promise<Changes> {
  const byTable = new Map<string, TableChanges>(log.tables.map(({ table }) => [table, new Map()]));
  let after = 0;
  let limit = firstRound;
  for (let round = 0; round < maxRounds; round += 1) {
    const results = await client
      .batch(changesAfter(log, after, limit), 'read')
      .catch(throwDisturbed)
      .catch(nullIfTooLarge);
    if (results === null) {
      if (limit === 1) throw new Error('A changed row is too large for one response');
      limit = Math.ceil(limit / 4);
      continue;
    }
    const [triggers, schema, migrations, entries, ...changed] = results.map(({ rows }) => rows);
    if (triggers?.length !== log.triggers || JSON.stringify(schema) !== log.schema)
      throw disturbed();
    for (const { tab, place } of entries ?? []) {
      byTable.get(String(tab))?.set(BigInt(String(place)), null);
    }
    for (const [at, { table }] of log.tables.entries()) {
      for (const { place, line } of readLines(changed[at] ?? []))
        byTable.get(table)?.set(place, line);
    }
    const reached = entries?.at(-1);
    if (!entries || !reached || entries.length < limit) {
      return { byTable, migrations: (migrations ?? []).map(({ made_at }) => Number(made_at)) };
    }
    after = Number(reached.seq);
  }
  throw new BackupError(
    'The database changed too often during the backup. Run it again at a quieter time.',
  );
}

function changesAfter(
  { tables, run }: { tables: TableShape[]; run: string },
  after: number,
  limit: number,
): InStatement[] {
  const stretch = `FROM ${changeTable} WHERE seq > ${after} ORDER BY seq LIMIT ${limit}`;
  return [
    `${selectTriggers} AND name GLOB '${run}*'`,
    selectSchema,
    'SELECT made_at FROM applied_migrations ORDER BY made_at',
    `SELECT seq, tab, CAST(place AS TEXT) AS place ${stretch}`,
    ...tables.map((shape) => ({
      sql: `${selectLines(shape)} WHERE rowid IN (SELECT place FROM (SELECT tab, place ${stretch}) WHERE tab = ?)`,
      args: [shape.table],
    })),
  ];
}

function throwDisturbed(error: unknown): never {
  const isGone =
    error instanceof LibsqlError && error.message.includes(`no such table: ${changeTable}`);
  throw isGone ? disturbed() : error;
}

function disturbed(): BackupError {
  return new BackupError('A migration or another backup ran during this one. Run it again.');
}
