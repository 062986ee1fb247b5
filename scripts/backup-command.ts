import { type BackupContent, BackupError } from '#db/backup/backup-file.ts';
import { parsePorts } from './ports.ts';
import { describeFailure, runCommand } from './setup-error.ts';

/** The database that a command uses: the one at `LIBSQL_URL`, otherwise that of `npm run dev`. */
type DatabaseAddress = { url: string; authToken?: string };

/** Runs a command on a database and prints backup errors in plain words. */
export function runBackupCommand(work: (address: DatabaseAddress) => Promise<void>): void {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;
  runCommand(async () => {
    const url = LIBSQL_URL || `http://127.0.0.1:${parsePorts(process.env).libsql}`;
    await work({ url, authToken: LIBSQL_AUTH_TOKEN || undefined });
  }, describeBackupFailure);
}

/** Formats a one-line summary of a backup. */
export function describeContent({ head, tables, rows }: BackupContent): string {
  const filled = tables.filter((table) => table.rows > 0);
  const counts = filled.map((table) => `${table.rows} ${table.table}`).join(', ');
  return `Backup from ${head.madeAt}, ${rows} rows: ${counts || 'none'}`;
}

/** Formats the error of a failed backup or restore. */
function describeBackupFailure(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const isAway = error instanceof Error && /fetch failed/.test(`${error.message} ${error.cause}`);
  return isAway ? "The database isn't responding. Check LIBSQL_URL." : describeFailure(error);
}
