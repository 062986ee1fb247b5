import { type BackupContent, BackupError } from '#db/backup/backup-file.ts';
import { parsePorts } from './ports.ts';
import { describeFailure, runCommand } from './setup-error.ts';

/** The database that a command works on: the one named by `LIBSQL_URL`, or else that of `npm run dev`. */
type DatabaseAddress = { url: string; authToken?: string };

/** Runs a command on a database; an error that ends it is printed in the words of backups. */
export function runBackupCommand(work: (address: DatabaseAddress) => Promise<void>): void {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;
  runCommand(async () => {
    const url = LIBSQL_URL || `http://127.0.0.1:${parsePorts(process.env).libsql}`;
    await work({ url, authToken: LIBSQL_AUTH_TOKEN || undefined });
  }, describeBackupFailure);
}

/** One line about what a backup holds. */
export function describeContent({ head, tables, rows }: BackupContent): string {
  const filled = tables.filter((table) => table.rows > 0);
  const counts = filled.map((table) => `${table.rows} ${table.table}`).join(', ');
  return `${rows} rows of ${head.madeAt}: ${counts || 'nothing'}`;
}

/** What to print for an error that ends a backup or its return. */
function describeBackupFailure(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const isAway = error instanceof Error && /fetch failed/.test(`${error.message} ${error.cause}`);
  return isAway ? 'No database answers there: see LIBSQL_URL.' : describeFailure(error);
}
