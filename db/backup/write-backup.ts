import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client/http';
import {
  type BackupContent,
  backupFormat,
  checkBackup,
  loadGzippedLines,
  sumLines,
  writeGzippedLines,
} from './backup-file.ts';
import { type Changes, startChangeLog, type TableChanges } from './change-log.ts';
import { openForBackup, readPages, type Send, type TableShape } from './table-lines.ts';

/** The source database and the target file; `fetch` sends the requests. */
type BackupOrder = { url: string; authToken?: string; file: string; fetch?: Send };

/** The tables as read page by page at different times, and the changes since. */
type PageRead = { tables: TableShape[]; changes: Changes };

/**
 * Writes the database at `url`, as of one point in time, to a new gzipped file that only its owner may read, and reads
 * it back. Writers aren't blocked: tables are read page by page, and rows changed since are read again at the end, so
 * no transaction is longer than one request. The file gets its final name once complete; after an error there is none.
 * @param now ms, for the backup's header
 * @throws {BackupError} when a migration or another backup ran during this one
 */
export async function writeBackup(order: BackupOrder, now: number): Promise<BackupContent> {
  const { url, authToken, file } = order;
  const client = openForBackup(url, authToken, order.fetch);
  const unfinished = `${file}.part`;
  const folder = mkdtempSync(`${file}.pages-`);
  try {
    const read = await readTables(client, folder);
    await writeGzippedLines(unfinished, backupLines(read, { folder, now }), 6);
    const content = await checkBackup(unfinished);
    renameSync(unfinished, file);
    return content;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    client.close();
  }
}

const pagesOf = (folder: string, table: string) => join(folder, encodeURIComponent(table));

async function readTables(client: Client, folder: string): Promise<PageRead> {
  const { tables, log } = await startChangeLog(client);
  try {
    for (const shape of tables) {
      await writeGzippedLines(pagesOf(folder, shape.table), linesWithPlaces(client, shape), 1);
    }
    const changes = await log.readChanges();
    await log.stop();
    return { tables, changes };
  } catch (error) {
    await log.stop().catch(() => undefined);
    throw error;
  }
}

async function* linesWithPlaces(client: Client, shape: TableShape): AsyncGenerator<string> {
  for await (const rows of readPages(client, shape)) {
    for (const { place, line } of rows) yield `${place} ${line}`;
  }
}

async function* backupLines(
  { tables, changes }: PageRead,
  { folder, now }: { folder: string; now: number },
): AsyncGenerator<string> {
  const whole = sumLines();
  const summed = (line: string) => {
    whole.add(line);
    return line;
  };
  const { migrations } = changes;
  const head = { format: backupFormat, madeAt: new Date(now).toISOString(), migrations };
  yield summed(JSON.stringify(head));
  let rows = 0;
  for (const shape of tables) {
    yield summed(JSON.stringify(shape));
    const sum = sumLines();
    const pages = loadGzippedLines(pagesOf(folder, shape.table));
    for await (const line of withChanges(pages, changes.byTable.get(shape.table))) {
      sum.add(line);
      yield summed(line);
    }
    const ended = sum.end();
    rows += ended.rows;
    yield summed(JSON.stringify({ end: shape.table, ...ended }));
  }
  yield JSON.stringify({ complete: true, rows, sha256: whole.end().sha256 });
}

/** Yields the rows of a table by rowid, with changed rows in their final state. */
async function* withChanges(
  pages: AsyncIterable<string>,
  changes: TableChanges = new Map(),
): AsyncGenerator<string> {
  const changed = [...changes].sort(([one], [other]) => (one < other ? -1 : 1));
  let at = 0;
  function* changedUpTo(place: bigint | null) {
    for (let next = changed[at]; next && (place === null || next[0] <= place); next = changed[at]) {
      at += 1;
      if (next[1] !== null) yield next[1];
    }
  }
  for await (const text of pages) {
    const end = text.indexOf(' ');
    const place = BigInt(text.slice(0, end));
    yield* changedUpTo(place);
    if (!changes.has(place)) yield text.slice(end + 1);
  }
  yield* changedUpTo(null);
}
