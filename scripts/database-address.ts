import { type BackupContent, BackupError } from '#db/backup/backup-file.ts';
import { readPorts } from './ports.ts';
import { describeFailure } from './setup-error.ts';

/** The database that a command works on: the one named by `LIBSQL_URL`, or else that of `npm run dev`. */
export function readDatabaseAddress(env: Record<string, string | undefined>): {
  url: string;
  authToken?: string;
} {
  const url = env.LIBSQL_URL || `http://127.0.0.1:${readPorts(env).libsql}`;
  return { url, authToken: env.LIBSQL_AUTH_TOKEN || undefined };
}

/** One line about what a backup holds. */
export function describeContent({ head, tables, rows }: BackupContent): string {
  const filled = tables.filter((table) => table.rows > 0);
  const counts = filled.map((table) => `${table.rows} ${table.table}`).join(', ');
  return `${rows} rows of ${head.madeAt}: ${counts || 'nothing'}`;
}

/** What to print for an error that ends a backup or its return. */
export function describeBackupFailure(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const isAway = error instanceof Error && /fetch failed/.test(`${error.message} ${error.cause}`);
  return isAway ? 'No database answers there: see LIBSQL_URL.' : describeFailure(error);
}
