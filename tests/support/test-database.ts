import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.ts';
import { startSqld } from '#scripts/start-sqld.ts';
import { findFreePort } from './find-free-port.ts';

/** An empty database on a real libSQL server of its own. */
export type TestDatabase = {
  url: string;
  /** Opens it as a request does, with counters of its own. */
  open: (options?: Omit<DatabaseOptions, 'url'>) => Database;
  /** Ends the server as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and the same port. */
  restart: () => Promise<void>;
};

/**
 * Starts a server in a temporary folder and migrates it, unless told not to. For the top of a test file: after the file's
 * last test the server ends and its data is removed.
 */
export async function createTestDatabase(
  options: { migrated?: boolean } = {},
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-db-'));
  const port = await findFreePort();
  let sqld = await startSqld({ dataDir, port });
  const { url } = sqld;
  afterAll(async () => {
    // Its data is thrown away, so it need not end in good order.
    await sqld.process.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
  if (options.migrated ?? true) await migrate(url);
  return {
    url,
    open: (options) => openDatabase({ url, ...options }),
    kill: () => sqld.process.kill(),
    restart: async () => {
      sqld = await startSqld({ dataDir, port });
    },
  };
}
