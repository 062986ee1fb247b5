import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  /** Ends the server and removes its data. */
  close: () => Promise<void>;
};

/** Starts a server in a temporary folder and migrates it (unless told not to); the caller closes it. */
export async function createTestDatabase(
  options: { migrated?: boolean } = {},
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-db-'));
  const port = await findFreePort();
  let sqld = await startSqld({ dataDir, port });
  const { url } = sqld;
  if (options.migrated ?? true) await migrate(url);
  return {
    url,
    open: (options) => openDatabase({ url, ...options }),
    kill: () => sqld.process.kill(),
    restart: async () => {
      sqld = await startSqld({ dataDir, port });
    },
    close: async () => {
      // Its data is thrown away, so it need not end in good order.
      await sqld.process.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
