import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type BackupContent, backupFormat, checkBackup, sumLines } from './backup-file.ts';
import { listTables, openForBackup, readLines } from './table-lines.ts';

/**
 * Writes everything that the database at `url` held at one instant into a new gzipped file that its owner alone may read,
 * and reads it back. Writers go on meanwhile. The file gets its name when it is whole; there is none after an error.
 * @param now ms, for the backup's head
 */
export async function writeBackup(
  { url, authToken, file }: { url: string; authToken?: string; file: string },
  now: number,
): Promise<BackupContent> {
  const client = openForBackup(url, authToken);
  const unfinished = `${file}.part`;
  const gzip = createGzip({ level: 6 });
  const output = createWriteStream(unfinished, { mode: 0o600, flags: 'w' });
  const written = finished(gzip.pipe(output));
  written.catch(() => undefined);
  output.once('error', (error) => gzip.destroy(error));
  const whole = sumLines();
  const put = async (lines: string[]) => {
    for (const line of lines) whole.add(line);
    if (!gzip.write(lines.map((line) => `${line}\n`).join(''))) {
      await Promise.race([once(gzip, 'drain'), written]);
    }
  };

  try {
    // All that is read here is read as of its first statement.
    const snapshot = await client.transaction('read');
    try {
      const applied = await snapshot.execute(
        'SELECT made_at FROM applied_migrations ORDER BY made_at',
      );
      const migrations = applied.rows.map(({ made_at }) => Number(made_at));
      const madeAt = new Date(now).toISOString();
      await put([JSON.stringify({ format: backupFormat, madeAt, migrations })]);
      let rows = 0;
      for (const shape of await listTables(snapshot)) {
        await put([JSON.stringify(shape)]);
        const sum = sumLines();
        for await (const lines of readLines(snapshot, shape)) {
          for (const line of lines) sum.add(line);
          await put(lines);
        }
        const ended = sum.end();
        rows += ended.rows;
        await put([JSON.stringify({ end: shape.table, ...ended })]);
      }
      gzip.end(`${JSON.stringify({ complete: true, rows, sha256: whole.end().sha256 })}\n`);
    } finally {
      snapshot.close();
    }
    await written;
    const content = await checkBackup(unfinished);
    renameSync(unfinished, file);
    return content;
  } catch (error) {
    gzip.destroy();
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    client.close();
  }
}
