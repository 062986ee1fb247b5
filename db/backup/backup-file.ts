import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';

// A backup is gzipped text with one JSON value per line: a header; for each table its name and columns, its rows as
// arrays with bytes as hex, and their count and SHA-256; finally the count of all rows with the SHA-256 of every line
// above.

/** Name of the format; a change that older readers would misinterpret gets a new number. */
export const backupFormat = 'billwren-backup/2';

const headSchema = z.object({
  format: z.literal(backupFormat),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The database's applied migrations, by their timestamps (ms). */
  migrations: z.array(z.number()),
});
const tableSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  /** The columns that contain bytes. */
  blobs: z.array(z.string()),
});
const sumSchema = z.object({ end: z.string(), rows: z.number(), sha256: z.string() });
const wholeSchema = z.object({ complete: z.literal(true), rows: z.number(), sha256: z.string() });

/** The first line of a backup. */
export type BackupHead = z.infer<typeof headSchema>;
/** A table in a backup, with the checksum of its rows. */
export type BackupTable = z.infer<typeof tableSchema> & { rows: number; sha256: string };
/** The content of a verified backup. */
export type BackupContent = { head: BackupHead; tables: BackupTable[]; rows: number };

/** The file is incomplete, was modified, or isn't a backup. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Computes the SHA-256 (hex) of lines, each with its line break. */
export function sumLines() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (line: string) => {
      hash.update(line).update('\n');
      rows += 1;
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/**
 * Reads a full backup and verifies all checksums.
 * @throws {BackupError} when it is truncated, when a checksum is wrong, or when it isn't a backup
 */
export async function checkBackup(file: string): Promise<BackupContent> {
  const whole = sumLines();
  let head: BackupHead | undefined;
  const tables: BackupTable[] = [];
  let open: { shape: z.infer<typeof tableSchema>; sum: ReturnType<typeof sumLines> } | undefined;
  let end: z.infer<typeof wholeSchema> | undefined;
  for await (const line of loadGzippedLines(file)) {
    if (end) throw new BackupError(`${file} has data after its end.`);
    if (open && line.startsWith('[')) {
      open.sum.add(line);
    } else if (!head) {
      head = parseLine(headSchema, line, file);
    } else if (open) {
      const promised = parseLine(sumSchema, line, file);
      const { rows, sha256 } = open.sum.end();
      const { table } = open.shape;
      if (promised.end !== table || promised.rows !== rows || promised.sha256 !== sha256) {
        throw new BackupError(
          `${file} was changed: the rows of ${table} don't match their checksum.`,
        );
      }
      tables.push({ ...open.shape, rows, sha256 });
      open = undefined;
    } else if (line.startsWith('{"table"')) {
      open = { shape: parseLine(tableSchema, line, file), sum: sumLines() };
    } else {
      end = parseLine(wholeSchema, line, file);
      if (end.sha256 !== whole.end().sha256) throw new BackupError(`${file} was changed.`);
      continue;
    }
    whole.add(line);
  }
  if (!head || !end) throw new BackupError(`${file} is incomplete: its end is missing.`);
  return { head, tables, rows: end.rows };
}

/** Yields the rows of a verified backup in order, each line with its table. */
export async function* loadBackupRows(
  file: string,
): AsyncGenerator<{ table: string; line: string }> {
  let table = '';
  for await (const line of loadGzippedLines(file)) {
    if (line.startsWith('{"table"')) ({ table } = parseLine(tableSchema, line, file));
    else if (line.startsWith('[')) yield { table, line };
  }
}

/** Writes lines to a gzipped file that only its owner may read. */
export async function writeGzippedLines(
  file: string,
  lines: AsyncIterable<string>,
  level: number,
): Promise<void> {
  // Opened before anything can fail, so that a file removed after an error doesn't reappear.
  const handle = await open(file, 'w', 0o600);
  await pipeline(joinLines(lines), createGzip({ level }), handle.createWriteStream());
}

const pieceChars = 100_000;

async function* joinLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length < pieceChars) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Lines only end at a line feed: texts may contain any other kind of line break. */
export async function* loadGzippedLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  input.once('error', (error) => text.destroy(error));
  input.pipe(text);
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(`Can't read ${file}: ${why}.`);
  } finally {
    input.destroy();
  }
}

function parseLine<T>(shape: z.ZodType<T>, line: string, file: string): T {
  try {
    return shape.parse(JSON.parse(line));
  } catch {
    throw new BackupError(`${file} isn't a Billwren backup, or it was changed.`);
  }
}
