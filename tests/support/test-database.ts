import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '#db/client.server.ts';
import { startSqld } from '#scripts/start-sqld.ts';
import { findFreePort } from '#tests/support/free-ports.ts';
import { refuseOpenTransactions } from './one-request-transactions.ts';
import { untilPortIsFree } from './until-port-is-free.ts';

/** An empty database on its own libSQL server. */
export type TestDatabase = {
  url: string;
  /** Opens the database as a request does, with its own counters. */
  open: (options?: Omit<DatabaseOptions, 'url'>) => Database;
  /** Kills the server, as a power failure would. */
  kill: () => Promise<void>;
  /** Restarts it with the same data and port. */
  restart: () => Promise<void>;
};

/**
 * Starts a server on a copy of the migrated template, or on an empty database. Call it at the top of a test file: after
 * the file's last test, the server stops and its data is deleted.
 */
export async function createTestDatabase(
  options: { migrated?: boolean } = {},
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-db-'));
  if (options.migrated ?? true) cpSync(inject('databaseTemplate'), dataDir, { recursive: true });
  const started = await untilPortIsFree(async () => {
    const port = await findFreePort();
    return { port, sqld: await startSqld({ dataDir, port }) };
  });
  const { port } = started;
  let { sqld } = started;
  const { url } = sqld;
  afterAll(async () => {
    // The data is deleted, so the server needn't shut down cleanly.
    await sqld.process.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    url,
    open: (rest) => openDatabase({ url, fetch: refuseOpenTransactions(), ...rest }),
    kill: () => sqld.process.kill(),
    restart: async () => {
      sqld = await startSqld({ dataDir, port });
    },
  };
}
