import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#db/client.server.ts';
import { startSqld } from '#scripts/start-sqld.ts';
import { findFreePort } from '#tests/support/free-ports.ts';
import { refuseOpenTransactions } from '#tests/support/one-request-transactions.ts';
import { untilPortIsFree } from '#tests/support/until-port-is-free.ts';

/** The database of one history. */
export type HistoryDatabase = {
  url: string;
  open: () => Database;
  /** Kills the server, as a power failure would, and starts it again. */
  crash: () => Promise<void>;
  /** Stops it and deletes its data. */
  stop: () => Promise<void>;
};

/** Starts a migrated, empty database. */
export async function startDatabase(): Promise<HistoryDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-history-'));
  cpSync(inject('databaseTemplate'), dataDir, { recursive: true });
  const { port, ...started } = await untilPortIsFree(async () => {
    const free = await findFreePort();
    return { port: free, sqld: await startSqld({ dataDir, port: free }) };
  });
  let { sqld } = started;
  const { url } = sqld;
  return {
    url,
    open: () => openDatabase({ url, fetch: refuseOpenTransactions() }),
    crash: async () => {
      await sqld.process.kill();
      sqld = await startSqld({ dataDir, port });
    },
    stop: async () => {
      await sqld.process.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
