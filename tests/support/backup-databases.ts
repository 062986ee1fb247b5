import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { takeSnapshot } from './database-snapshot.ts';
import type { TestDatabase } from './test-database.ts';

/** All rows of a database, without the moments at which migrations were applied. */
export async function rowsOf(url: string) {
  const { applied_migrations: migrations = [], ...rows } = await takeSnapshot(url);
  return { ...rows, migrations: migrations.map((row) => JSON.parse(row).made_at) };
}

/** Drops every table. */
export async function emptyDatabase({ open }: TestDatabase): Promise<void> {
  const { $client } = open();
  const { rows } = await $client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  await $client.migrate(rows.map(({ name }) => `DROP TABLE "${name}"`));
}

/** Tables, indexes and triggers as the database remembers their making. */
export function shapeOf(database: Database) {
  return database.all(sql`SELECT type, name, sql FROM sqlite_master ORDER BY type, name`);
}
