import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { withExtraFiles } from '#tests/support/plant-files.ts';
import drizzleConfig from '../../drizzle.config.ts';

// The previous version of the workers is still running while a migration is applied, and runs again after a rollback.
// So migrations after the baseline only add; they never drop, rename or rebuild anything that version uses.

/** Finds statements after the baseline of a migrations folder that do more than add. */
function findNotAdditive(migrationsFolder: string): string[] {
  const [, ...later] = readMigrationFiles({ migrationsFolder });
  return later.flatMap((migration) => migration.sql.filter((each) => !isAdditive(each)));
}

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
  expect(findNotAdditive(drizzleConfig.out ?? '')).toEqual([]);
});

describe('a migration may', () => {
  test.each([
    'CREATE TABLE `tags` (\n\t`id` text PRIMARY KEY NOT NULL\n) STRICT;',
    'CREATE INDEX `tags_list` ON `tags` (`id`);',
    'CREATE UNIQUE INDEX `tags_name` ON `tags` (`name`);',
    'ALTER TABLE `invoices` ADD `tag_id` text REFERENCES tags(id);',
    "-- Old rows have none.\nUPDATE `invoices` SET `tag_id` = 'none; --';",
    'INSERT INTO `tags` SELECT DISTINCT `tag_id` FROM `invoices`;',
    'DELETE FROM `tags`;',
  ])('%s', (statement) => {
    expect(isAdditive(statement)).toBe(true);
  });
});

describe('a migration may not', () => {
  test.each([
    'DROP TABLE `invoices`;',
    'drop table if exists invoices',
    'DROP INDEX `invoices_list`;',
    'ALTER TABLE `invoices` DROP COLUMN `notes`;',
    'ALTER TABLE `invoices` DROP `notes`;',
    'ALTER TABLE `invoices` RENAME TO `documents`;',
    'ALTER TABLE `invoices` RENAME COLUMN `notes` TO `remarks`;',
    'ALTER TABLE `invoices` RENAME `notes` TO `remarks`;',
    'ALTER TABLE `invoices` ALTER COLUMN `notes` TO `notes` text NOT NULL;',
    'ALTER TABLE `__new_invoices` RENAME TO `invoices`;',
    'CREATE TABLE `__new_invoices` (\n\t`id` text PRIMARY KEY NOT NULL\n) STRICT;',
    'INSERT INTO `__new_invoices`("id") SELECT "id" FROM `invoices`;',
    'PRAGMA foreign_keys=OFF;',
    "UPDATE sqlite_schema SET sql = '' WHERE name = 'invoices';",
    '-- Harmless.\nDROP TABLE `users`;',
    "-- It isn't harmless.\nDROP TABLE `users`; UPDATE `tags` SET `notes` = '';",
    '/* Harmless. */ DROP TABLE `users`;',
    'CREATE TABLE `tags` (`id` text) STRICT;\nDROP TABLE `users`;',
    'CREATE TRIGGER stray AFTER DELETE ON users BEGIN SELECT 1; END;',
  ])('%s', (statement) => {
    expect(isAdditive(statement)).toBe(false);
  });

  const kept = { id: text().primaryKey(), notes: text() };
  const before = { tags: sqliteTable('tags', kept), labels: sqliteTable('labels', kept) };

  // The statements that drizzle-kit writes for each schema change, in order.
  test.each<[string, Record<string, unknown>, RegExp[]]>([
    ['drop a table', { tags: before.tags }, [/^DROP TABLE `labels`/]],
    [
      'drop a column',
      { ...before, tags: sqliteTable('tags', { id: text().primaryKey() }) },
      [/^ALTER TABLE `tags` DROP COLUMN `notes`/],
    ],
    [
      'alter a column, which rebuilds its table',
      { ...before, tags: sqliteTable('tags', { ...kept, notes: integer().notNull() }) },
      [
        /^PRAGMA foreign_keys=OFF/,
        /^CREATE TABLE `__new_tags`/,
        /^INSERT INTO `__new_tags`/,
        /^DROP TABLE `tags`/,
        /^ALTER TABLE `__new_tags` RENAME TO `tags`/,
        /^PRAGMA foreign_keys=ON/,
      ],
    ],
  ])('%s', async (_, after, refused) => {
    const statements = await writeMigration(before, after);
    const found = await withExtraFiles(plant(statements), async (folder) =>
      findNotAdditive(folder),
    );
    expect(found).toHaveLength(refused.length);
    for (const [at, pattern] of refused.entries()) expect(found[at]?.trim()).toMatch(pattern);
  });

  test('statements that drizzle-kit writes for a new table, column and index are allowed', async () => {
    const tags = sqliteTable('tags', { ...kept, rank: integer() }, ({ rank }) => [
      index('tags_rank').on(rank),
    ]);
    const colors = sqliteTable('colors', kept);
    const statements = await writeMigration(before, { ...before, tags, colors });
    expect(statements).toHaveLength(3);
    const found = await withExtraFiles(plant(statements), async (folder) =>
      findNotAdditive(folder),
    );
    expect(found).toEqual([]);
  });
});

async function writeMigration(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<string[]> {
  const first = await generateSQLiteDrizzleJson(before);
  return generateSQLiteMigration(first, await generateSQLiteDrizzleJson(after, first.id));
}

/** Builds a migrations folder with an unrestricted baseline and one more migration. */
function plant(statements: string[]): Record<string, string> {
  const entries = ['0000_baseline', '0001_later'].map((tag, idx) => {
    return { idx, version: '6', when: idx + 1, tag, breakpoints: true };
  });
  return {
    'meta/_journal.json': JSON.stringify({ version: '7', dialect: 'sqlite', entries }),
    '0000_baseline.sql': 'DROP TABLE IF EXISTS `tags`;',
    '0001_later.sql': statements.join('--> statement-breakpoint\n'),
  };
}
