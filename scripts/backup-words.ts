import { type BackupContent, BackupError } from '#db/backup/backup-file.ts';
import { describeFailure } from './setup-error.ts';

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
