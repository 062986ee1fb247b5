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
import { atMost, figureOf, format, ratioOf, units } from './figures.ts';
import { takeTurns } from './interleave.ts';
import type { BenchRow } from './table.ts';

const count = 100_000;
const rounds = 3;
const maxRestoreMs = 300_000;

/** Measures a backup of 100,000 invoices against the database's own dump, and a restore into an empty database. */
export async function benchBackup(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'billwren-bench-'));
  const from = await startSqld({ dataDir: join(folder, 'from'), port: await findFreePort() });
  try {
    await migrate(from.url);
    const db = openDatabase({ url: from.url, timeoutMilliseconds: 120_000 });
    await seed(db, Date.now());
    await seedCrowd(db, { busy: 0, calm: 0, others: count }, Date.now());
    const file = join(folder, 'backup.gz');
    let dumpBytes = 0;
    const times = await takeTurns(
      {
        dump: () =>
          timeOf(async () => {
            dumpBytes = await readDump(from.url);
          }),
        backup: () => timeOf(() => writeBackup({ url: from.url, file }, Date.now())),
        restore: () => restoreToNew(file, mkdtempSync(join(folder, 'to-'))),
      },
      rounds,
      0,
    );
    const text = (list: number[]) => format(figureOf(list), units.seconds);
    return [
      {
        figure: 'written, and read back to be sure',
        ours: `${text(times.backup)}, ${format(statSync(file).size, units.MB)}`,
        peer: `sqld's own dump ${text(times.dump)}, ${format(dumpBytes, units.MB)}`,
        ratio: format(ratioOf(times.backup, times.dump), units.times),
      },
      {
        figure: 'restored and compared row by row',
        ours: text(times.restore),
        peer: `its backup ${text(times.backup)}`,
        ratio: format(ratioOf(times.restore, times.backup), units.times),
        ...atMost(figureOf(times.restore), maxRestoreMs, units.seconds),
      },
    ];
  } finally {
    await from.process.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restoreToNew(file: string, dataDir: string): Promise<number> {
  const to = await startSqld({ dataDir, port: await findFreePort() });
  try {
    return await timeOf(() => restoreBackup({ url: to.url, file }));
  } finally {
    await to.process.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Runs some work and returns how long it took, in ms. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
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
