import { fileURLToPath } from 'node:url';
import { createClient, LibsqlError } from '@libsql/client/http';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { createTriggers } from './triggers.ts';
import { whenNotBusy } from './when-not-busy.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Lists the migrations by their timestamps (ms), oldest first, which are their names in the database. */
export function listMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

function fetchWithoutRedirect(request: Request): Promise<Response> {
  return globalThis.fetch(request, { redirect: 'manual' });
}

/**
 * Migrates the database at `url` to the newest migration, recreates its triggers, and returns the number of applied
 * migrations.
 *
 * Safe to repeat and to run concurrently: each migration is one transaction that first claims its name, so that a
 * second runner skips it, and an interrupted one starts over. Throws when a migration fails, of which nothing is
 * applied then.
 * @param options.until the timestamp of the last migration to apply; triggers are then not created
 * @param options.fetch sends requests to the server; tests inject faults here
 */
export async function migrate(
  url: string,
  authToken?: string,
  { until, fetch = fetchWithoutRedirect }: MigrateOptions = {},
): Promise<number> {
  const client = createClient({ url, authToken, fetch });
  await whenNotBusy(() =>
    client.execute(
      'CREATE TABLE IF NOT EXISTS applied_migrations (made_at INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT',
    ),
  );
  const { rows } = await whenNotBusy(() =>
    client.execute('SELECT made_at FROM applied_migrations'),
  );
  const applied = new Set(rows.map((row) => row.made_at));
  let count = 0;
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (applied.has(migration.folderMillis)) continue;
    if (until !== undefined && migration.folderMillis > until) continue;
    const claim = {
      sql: 'INSERT INTO applied_migrations (made_at, applied_at) VALUES (?, ?)',
      args: [migration.folderMillis, Date.now()],
    };
    try {
      await whenNotBusy(() => client.batch([claim, ...migration.sql], 'write'));
      count += 1;
    } catch (error) {
      if (!claimedByAnother(error)) throw error;
    }
  }
  if (until === undefined) await createTriggers(client);
  return count;
}

type MigrateOptions = {
  until?: number;
  fetch?: (request: Request) => Promise<Response>;
};

function claimedByAnother(error: unknown): boolean {
  return error instanceof LibsqlError && error.message.includes('applied_migrations.made_at');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const url = process.env.LIBSQL_URL;
  if (!url) {
    console.error("LIBSQL_URL isn't set. Set it to the URL of the database to migrate.");
    process.exit(1);
  }
  const count = await migrate(url, process.env.LIBSQL_AUTH_TOKEN);
  console.log(count === 0 ? 'The database is up to date.' : `Applied ${count} migration(s).`);
}
