import { readdirSync, readFileSync } from 'node:fs';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { is, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listMigrations, migrate } from '#db/migrate.ts';
import { listTriggers } from '#db/triggers.ts';
import { databaseFaults, faultyFetch } from '#tests/support/fault-database.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import drizzleConfig from '../../drizzle.config.ts';

const database = await createTestDatabase({ migrated: false });
const broken = await createTestDatabase({ migrated: false });
const counts = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
const migrated = await contentOf(database);
const schema: Record<string, unknown> = {};

for (const file of drizzleConfig.schema as string[]) {
  const { href } = new URL(`../../${file}`, import.meta.url);
  Object.assign(schema, await import(/* @vite-ignore */ href));
}

const tables = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table));

/** Tables, indexes, triggers and applied migrations of the database. */
async function contentOf({ open }: typeof database) {
  const made = await open().all(sql`SELECT name, sql FROM sqlite_master ORDER BY name`);
  const applied = await open().all(sql`SELECT made_at FROM applied_migrations ORDER BY made_at`);
  return { made, applied };
}

async function dropEverything({ open }: typeof database) {
  const { $client } = open();
  const { rows } = await $client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  await $client.migrate(rows.map(({ name }) => `DROP TABLE "${name}"`));
}

test('concurrent migration runs apply each migration once, and a second run applies nothing', async () => {
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(listMigrations().length);
  expect(migrated.applied).toEqual(listMigrations().map((made_at) => ({ made_at })));
  expect(await migrate(database.url)).toBe(0);
  expect(await contentOf(database)).toEqual(migrated);
});

test('every table is STRICT and every foreign key is enforced', async () => {
  const db = database.open();
  const made = await db.all<{ name: string; strict: number }>(
    sql`SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%libsql%'`,
  );
  expect(made.map(({ name }) => name).sort()).toEqual(
    ['applied_migrations', ...tables.map(({ name }) => name)].sort(),
  );
  expect(made.filter(({ strict }) => strict !== 1)).toEqual([]);
  const [foreignKeys] = await db.all<{ foreign_keys: number }>(sql`PRAGMA foreign_keys`);
  expect(foreignKeys?.foreign_keys).toBe(1);
});

describe('the migrations create the tables of the schema', () => {
  test('drizzle-kit finds no difference from the newest migration', async () => {
    const folder = drizzleConfig.out ?? '';
    const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'));
    const newest = String(entries.length - 1).padStart(4, '0');
    const snapshot = JSON.parse(readFileSync(`${folder}/meta/${newest}_snapshot.json`, 'utf8'));
    const wanted = await generateSQLiteDrizzleJson(schema, snapshot.id);
    expect(await generateSQLiteMigration(snapshot, wanted)).toEqual([]);
  });

  test.each(tables)('$name', async ({ name, columns, indexes, foreignKeys }) => {
    const { $client } = database.open();
    const read = async (statement: string) =>
      (await $client.execute({ sql: statement, args: [name] })).rows;
    const made = await read('SELECT name, type, "notnull", pk FROM pragma_table_info(?)');
    expect(
      made.map((row) => [row.name, String(row.type).toLowerCase(), row.notnull]).sort(),
    ).toEqual(columns.map((each) => [each.name, each.getSQLType(), Number(each.notNull)]).sort());
    const indexed = await read(
      "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = ?",
    );
    expect(indexed.map((row) => row.name).sort()).toEqual(
      [
        ...indexes.map(({ config }) => config.name),
        ...columns.filter(({ isUnique }) => isUnique).map(({ uniqueName }) => uniqueName),
      ].sort(),
    );
    const references = await read(
      'SELECT "from", "table", "to", on_delete FROM pragma_foreign_key_list(?)',
    );
    expect(references.map((row) => Object.values(row).join(' ').toLowerCase()).sort()).toEqual(
      foreignKeys
        .map(({ reference, onDelete }) => {
          const { columns: from, foreignTable, foreignColumns: to } = reference();
          const target = getTableConfig(foreignTable).name;
          return `${from[0]?.name} ${target} ${to[0]?.name} ${onDelete ?? 'no action'}`;
        })
        .sort(),
    );
  });
});

describe('triggers', () => {
  const stored = async () => {
    const { rows } = await database
      .open()
      .$client.execute("SELECT name, sql FROM sqlite_master WHERE type IN ('trigger', 'view')");
    return new Map(rows.map((row) => [String(row.name), String(row.sql)]));
  };
  const [view = ''] = listTriggers().keys();
  const name = [...listTriggers().keys()].at(-1);

  test('match db/triggers', async () => {
    expect(listTriggers().size).toBeGreaterThan(0);
    expect(await stored()).toEqual(listTriggers());
  });

  test.each([
    [
      'that is in no file is dropped',
      ['CREATE TRIGGER stray AFTER DELETE ON users BEGIN SELECT 1; END'],
    ],
    [
      'that differs from its file is recreated',
      [`DROP TRIGGER ${name}`, `CREATE TRIGGER ${name} AFTER DELETE ON users BEGIN SELECT 1; END`],
    ],
    ['that is missing is restored', [`DROP TRIGGER ${name}`]],
    ['whose view is missing is restored with it', [`DROP VIEW ${view}`]],
    [
      'whose view differs is recreated with it',
      [`DROP VIEW ${view}`, `CREATE VIEW ${view} AS SELECT 1`],
    ],
  ])('one %s', async (_, statements) => {
    await database.open().$client.batch(statements, 'write');
    expect(await stored()).not.toEqual(listTriggers());
    expect(await migrate(database.url)).toBe(0);
    expect(await stored()).toEqual(listTriggers());
  });
});

describe('interrupted migrations', () => {
  beforeEach(() => dropEverything(broken));
  // Listing applied migrations takes two calls, each migration one, reading and creating the triggers two.
  const calls = 2 + listMigrations().length + 2;
  afterAll(() => dropEverything(broken));

  test('can be rerun cleanly, whichever call fails in whatever way', async () => {
    let met = 0;
    for (const fault of databaseFaults.filter((each) => each !== 'busy')) {
      for (let failAt = 1; failAt <= calls; failAt += 1) {
        await dropEverything(broken);
        const { fetch, fired } = faultyFetch(fault, failAt);
        const run = migrate(broken.url, undefined, { fetch });
        if (fault === 'busy once') await run;
        else await expect(run).rejects.toThrow();
        if (fired()) met += 1;
        await migrate(broken.url);
        expect(await contentOf(broken)).toEqual(migrated);
      }
    }
    expect(met).toBe(3 * calls);
  });

  test.each(isFullStrain ? Array.from({ length: calls }, (_, at) => at + 1) : [3, calls])(
    'can be rerun cleanly after the database is killed during call %i',
    async (killAt) => {
      let sent = 0;
      let killed: Promise<void> | undefined;
      const send = (request: Request) => {
        sent += 1;
        const answer = fetch(request);
        if (sent === killAt) killed = broken.kill();
        return answer;
      };
      await migrate(broken.url, undefined, { fetch: send }).catch(() => undefined);
      expect(sent).toBeGreaterThanOrEqual(killAt);
      await killed;
      await broken.restart();
      await migrate(broken.url);
      expect(await contentOf(broken)).toEqual(migrated);
    },
  );
});

// The previous version of the workers is still running while a migration is applied, and runs again after a rollback.
// So migrations after the baseline only add; they never drop, rename or rebuild anything that version uses.

function isAdditive(statement: string): boolean {
  const adds =
    /^(CREATE TABLE|CREATE (UNIQUE )?INDEX|ALTER TABLE (`[^`]+`|\S+) ADD|INSERT|UPDATE|DELETE|WITH)\b/i;
  const code = statement
    .replace(/'[^']*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (match) => (match.startsWith("'") ? "''" : ''))
    .replace(/;\s*$/, '')
    .trim();
  const isOneStatement = !code.includes(';');
  return code === '' || (isOneStatement && adds.test(code) && !/__new_|sqlite_/i.test(code));
}

test('the current migrations only add', () => {
  const [, ...later] = readMigrationFiles({ migrationsFolder: drizzleConfig.out ?? '' });
  expect(later.flatMap(({ sql }) => sql).filter((each) => !isAdditive(each))).toEqual([]);
});

test.each([
  'CREATE TABLE `tags` (\n\t`id` text PRIMARY KEY NOT NULL\n) STRICT;',
  'CREATE UNIQUE INDEX `tags_name` ON `tags` (`name`);',
  'ALTER TABLE `invoices` ADD `tag_id` text REFERENCES tags(id);',
  "-- Old rows have none.\nUPDATE `invoices` SET `tag_id` = 'none; --';",
  'INSERT INTO `tags` SELECT DISTINCT `tag_id` FROM `invoices`;',
  'DELETE FROM `tags`;',
])('a migration may %s', (statement) => {
  expect(isAdditive(statement)).toBe(true);
});

test.each([
  'DROP TABLE `invoices`;',
  'DROP INDEX `invoices_list`;',
  'ALTER TABLE `invoices` DROP COLUMN `notes`;',
  'ALTER TABLE `invoices` RENAME TO `documents`;',
  'ALTER TABLE `invoices` RENAME COLUMN `notes` TO `remarks`;',
  'ALTER TABLE `invoices` ALTER COLUMN `notes` TO `notes` text NOT NULL;',
  'CREATE TABLE `__new_invoices` (\n\t`id` text PRIMARY KEY NOT NULL\n) STRICT;',
  'INSERT INTO `__new_invoices`("id") SELECT "id" FROM `invoices`;',
  'PRAGMA foreign_keys=OFF;',
  "UPDATE sqlite_schema SET sql = '' WHERE name = 'invoices';",
  "-- It isn't harmless.\nDROP TABLE `users`; UPDATE `tags` SET `notes` = '';",
  '/* Harmless. */ DROP TABLE `users`;',
  'CREATE TABLE `tags` (`id` text) STRICT;\nDROP TABLE `users`;',
  'CREATE TRIGGER stray AFTER DELETE ON users BEGIN SELECT 1; END;',
])('a migration may not %s', (statement) => {
  expect(isAdditive(statement)).toBe(false);
});

const db = (await createTestDatabase()).open();

/** The schema's integer columns for money, recognizable by name: `amountMinor: integer('amount')`. */
const declared = readdirSync('db')
  .filter((name) => /(?:schema|columns)\.ts$/.test(name))
  .flatMap((name) => [...readFileSync(`db/${name}`, 'utf8').matchAll(/(\w+): integer\('(\w+)'/g)])
  .filter(([, property = '']) => /Minor$|^unitPrice/.test(property))
  .map(([, , column = '']) => column);

test('every integer column for money is limited to what pages can format', async () => {
  expect(declared).toContain('amount');
  const { rows: tables } = await db.$client.execute(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  const bounded: string[] = [];
  const unbounded: string[] = [];
  for (const { name: table, sql } of tables) {
    const { rows: columns } = await db.$client.execute(`PRAGMA table_info(\`${table}\`)`);
    for (const { name, type } of columns) {
      if (type !== 'INTEGER' || !declared.includes(String(name))) continue;
      const bound = new RegExp(`[."\`]${name}["\`] BETWEEN -?\\d+ AND ${Number.MAX_SAFE_INTEGER}`);
      (bound.test(String(sql)) ? bounded : unbounded).push(`${table}.${name}`);
    }
  }
  expect(unbounded).toEqual([]);
  expect(bounded).toContain('payments.amount');
  expect(bounded.length).toBeGreaterThan(15);
});
