import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { openForBackup } from '#db/backup/table-lines.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { migrate } from '#db/migrate.ts';
import { emptyDatabase } from '#tests/support/backup-databases.ts';
import { createFullAccount } from '#tests/support/closed-account.ts';
import { refuseOpenTransactions } from '#tests/support/one-request-transactions.ts';
import { readSources } from '#tests/support/read-sources.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// Turso ends a transaction after 5 seconds (https://docs.turso.tech/sdk/http/reference). The product never opens one
// that outlasts a request; `createTestDatabase` enforces this for each of its queries.

const source = await createTestDatabase();
const target = await createTestDatabase({ migrated: false });
await createFullAccount(source.open());
const folder = mkdtempSync(join(tmpdir(), 'billwren-short-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = Date.UTC(2026, 10, 21, 12);

describe('no transaction outlasts its request', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', refuseOpenTransactions(globalThis.fetch));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('while a database is migrated, backed up and restored', async () => {
    await emptyDatabase(target);
    const file = join(folder, 'whole.gz');
    const written = await writeBackup({ url: source.url, file }, now);
    expect(written.rows).toBeGreaterThan(40);
    expect(await restoreBackup({ url: target.url, file })).toEqual(written);
    await emptyDatabase(target);
    expect(await migrate(target.url)).toBeGreaterThan(0);
  });
});

test('no source opens an interactive transaction', () => {
  const interactive = /\.transaction\(|['"`]\s*(BEGIN|SAVEPOINT)\b/;
  for (const text of ['await db.transaction(async (tx) => 1)', "execute('BEGIN IMMEDIATE')"]) {
    expect(text).toMatch(interactive);
  }
  const sources = readSources(['app', 'db', 'scripts', 'workers']);
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => interactive.test(text)).map(({ path }) => path)).toEqual([]);
});

// From the source: github.com/tursodatabase/libsql, libsql-server/src/connection/connection_manager.rs, TXN_TIMEOUT.
test('the local server also takes the database from a writer that holds it for 5 seconds', async () => {
  const client = openForBackup(source.url);
  const insert = (key: string) => `INSERT INTO attempts (key, at) VALUES ('${key}', 1)`;
  const holding = await client.transaction('write');
  await holding.execute(insert('holding'));
  await client.execute(insert('waiting'));
  await expect(holding.commit()).rejects.toThrow(/timed.out/i);
  const { rows } = await client.execute('SELECT key FROM attempts');
  expect(rows.map(({ key }) => key)).toEqual(['waiting']);
});
