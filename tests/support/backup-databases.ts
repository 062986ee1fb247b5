import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { takeSnapshot } from './database-snapshot.ts';
import type { TestDatabase } from './test-database.ts';

/** Returns all rows of a database, without the times when migrations were applied. */
export async function rowsOf(url: string) {
  const { applied_migrations: migrations = [], ...rows } = await takeSnapshot(url);
  return { ...rows, migrations: migrations.map((row) => JSON.parse(row).made_at) };
}

export async function emptyDatabase({ open }: TestDatabase): Promise<void> {
  const { $client } = open();
  const { rows } = await $client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  await $client.migrate(rows.map(({ name }) => `DROP TABLE "${name}"`));
}

/** Returns the SQL of all tables, indexes and triggers. */
export function shapeOf(database: Database) {
  return database.all(sql`SELECT type, name, sql FROM sqlite_master ORDER BY type, name`);
}
