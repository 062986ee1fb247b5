import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';

// A backup is a gzipped text, one JSON value a line: a head; for each table its name and columns, its rows as arrays, bytes as
// hex, and their number with their SHA-256; last the number of all rows with the SHA-256 of every line above.

/** Names the format; a change that older readers would misread gets another number. */
export const backupFormat = 'billwren-backup/2';

const headShape = z.object({
  format: z.literal(backupFormat),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The migrations that the database had, by their instants (ms). */
  migrations: z.array(z.number()),
});
const tableShape = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  /** The columns that hold bytes. */
  blobs: z.array(z.string()),
});
const sumShape = z.object({ end: z.string(), rows: z.number(), sha256: z.string() });
const wholeShape = z.object({ complete: z.literal(true), rows: z.number(), sha256: z.string() });

/** The first line of a backup. */
export type BackupHead = z.infer<typeof headShape>;
/** A table in a backup, with the sum that its rows must have. */
export type BackupTable = z.infer<typeof tableShape> & { rows: number; sha256: string };
/** What a checked backup holds. */
export type BackupContent = { head: BackupHead; tables: BackupTable[]; rows: number };

/** A backup that is not whole, was changed, or is none. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Adds up lines: SHA-256 (hex) of all of them, each with its line break. */
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
 * Reads a backup from its first line to its last and adds everything up anew.
 * @throws {BackupError} when it is cut off, when a sum is not the one it names, or when it is no backup
 */
export async function checkBackup(file: string): Promise<BackupContent> {
  const whole = sumLines();
  let head: BackupHead | undefined;
  const tables: BackupTable[] = [];
  let open: { shape: z.infer<typeof tableShape>; sum: ReturnType<typeof sumLines> } | undefined;
  let end: z.infer<typeof wholeShape> | undefined;
  for await (const line of loadGzippedLines(file)) {
    if (end) throw new BackupError(`${file} goes on after its end.`);
    if (open && line.startsWith('[')) {
      open.sum.add(line);
    } else if (!head) {
      head = parseLine(headShape, line, file);
    } else if (open) {
      const promised = parseLine(sumShape, line, file);
      const { rows, sha256 } = open.sum.end();
      const { table } = open.shape;
      if (promised.end !== table || promised.rows !== rows || promised.sha256 !== sha256) {
        throw new BackupError(`${file} was changed: the rows of ${table} do not add up.`);
      }
      tables.push({ ...open.shape, rows, sha256 });
      open = undefined;
    } else if (line.startsWith('{"table"')) {
      open = { shape: parseLine(tableShape, line, file), sum: sumLines() };
    } else {
      end = parseLine(wholeShape, line, file);
      if (end.sha256 !== whole.end().sha256) throw new BackupError(`${file} was changed.`);
      continue;
    }
    whole.add(line);
  }
  if (!head || !end) throw new BackupError(`${file} is not whole: its end is missing.`);
  return { head, tables, rows: end.rows };
}

/** The rows of a checked backup in its order, each line with its table. */
export async function* loadBackupRows(
  file: string,
): AsyncGenerator<{ table: string; line: string }> {
  let table = '';
  for await (const line of loadGzippedLines(file)) {
    if (line.startsWith('{"table"')) ({ table } = parseLine(tableShape, line, file));
    else if (line.startsWith('[')) yield { table, line };
  }
}

/** Writes lines into a gzipped file that its owner alone may read. */
export async function writeGzippedLines(
  file: string,
  lines: AsyncIterable<string>,
  level: number,
): Promise<void> {
  // Opened before anything can fail: a file that is removed after an error doesn't come back.
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

/** Lines end at a line feed alone: a text may hold every other sort of line break. */
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
    throw new BackupError(`${file} cannot be read: ${why}.`);
  } finally {
    input.destroy();
  }
}

function parseLine<T>(shape: z.ZodType<T>, line: string, file: string): T {
  try {
    return shape.parse(JSON.parse(line));
  } catch {
    throw new BackupError(`${file} is no backup of this product, or was changed.`);
  }
}
