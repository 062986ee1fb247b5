import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../../db/backup/restore-backup.ts';
import { writeBackup } from '../../db/backup/write-backup.ts';
import { openDatabase } from '../../db/client.server.ts';
import { migrate } from '../../db/migrate.ts';
import { seedCrowd } from '../../db/seed/crowd.ts';
import { seed } from '../../db/seed.ts';
import { startSqld } from '../../scripts/start-sqld.ts';
import { findFreePort } from '../support/free-ports.ts';
import type { BenchRow } from './table.ts';

const count = 100_000;
const maxSeconds = 300;

/** Measures a backup of 100,000 invoices against the database's own dump, and a restore into an empty database. */
export async function benchBackup(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'billwren-bench-'));
  const from = await startSqld({ dataDir: join(folder, 'from'), port: await findFreePort() });
  const to = await startSqld({ dataDir: join(folder, 'to'), port: await findFreePort() });
  try {
    await migrate(from.url);
    const db = openDatabase({ url: from.url, timeoutMilliseconds: 120_000 });
    await seed(db, Date.now());
    await seedCrowd(db, { busy: 0, calm: 0, others: count }, Date.now());
    const file = join(folder, 'backup.gz');

    const dump = await timeOf(() => readDump(from.url));
    const backup = await timeOf(() => writeBackup({ url: from.url, file }, Date.now()));
    const restore = await timeOf(() => restoreBackup({ url: to.url, file }));
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
    const times = (ours: number, peer: number) => `${(ours / peer).toFixed(2)}x as long`;
    return [
      {
        figure: 'written, and read back to be sure',
        ours: `${seconds(backup.took)}, ${megabytes(statSync(file).size)}`,
        peer: `sqld's own dump ${seconds(dump.took)}, ${megabytes(dump.result)}`,
        ratio: times(backup.took, dump.took),
        target: '',
        ok: null,
      },
      {
        figure: 'restored and compared row by row',
        ours: seconds(restore.took),
        peer: `its backup ${seconds(backup.took)}`,
        ratio: times(restore.took, backup.took),
        target: `<= ${maxSeconds} s`,
        ok: restore.took <= maxSeconds,
      },
    ];
  } finally {
    await Promise.all([from.process.stop(), to.process.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Runs some work and returns how long it took, in seconds. */
async function timeOf<T>(work: () => Promise<T>): Promise<{ took: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { took: (performance.now() - start) / 1000, result };
}

/** Reads the server's own SQL dump of the whole database and returns its length in bytes. */
async function readDump(url: string): Promise<number> {
  const answer = await fetch(`${url}/dump`);
  if (!answer.ok || !answer.body) throw new Error(`The dump was answered with ${answer.status}`);
  const reader = answer.body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
  }
  return bytes;
}
