import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type DatabaseOptions, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.ts';
import { type Sqld, startSqld } from './start-sqld.ts';

/** A migrated, empty database on a real libSQL server of its own. */
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

/** Starts a server in a temporary folder and migrates it; the caller closes it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'billwren-db-'));
  let sqld: Sqld = await startSqld({ directory });
  const { url, port } = sqld;
  await migrate(url);
  return {
    url,
    open: (options) => openDatabase({ url, ...options }),
    kill: () => sqld.kill(),
    restart: async () => {
      sqld = await startSqld({ directory, port });
    },
    close: async () => {
      await sqld.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
