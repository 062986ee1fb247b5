import type { InStatement, InValue, ResultSet, Row } from '@libsql/client/http';
import { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { type Database, isDatabaseBusy, isDatabaseUnavailable } from '#db/client.server.ts';

/** A drizzle query that hasn't been run, or a `sql` template. */
export type Statement = SQL | { toSQL(): { sql: string; params: unknown[] } };

/** The result of one statement of a batch. */
export type StatementResult = { rowsAffected: number; rows: Row[] };

const dialect = new SQLiteAsyncDialect();
/** A busy response means that nothing was applied, so these retries are safe; a lost response is never retried here. */
const busyPauseMilliseconds = [40, 160];

/**
 * The only way to write: runs all statements in one immediate transaction and one round trip, all or nothing.
 *
 * Later statements may depend on earlier ones through `changes()`. Throws the client's error when a statement fails or
 * violates a constraint (nothing was applied), and `DatabaseUnavailableError` when the response was lost (everything or
 * nothing was applied).
 */
export async function writeBatch(
  db: Database,
  statements: readonly Statement[],
): Promise<StatementResult[]> {
  const batch = statements.map(toClientStatement);
  for (const pause of busyPauseMilliseconds) {
    try {
      return resultsOf(await db.$client.batch(batch, 'write'));
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return resultsOf(await db.$client.batch(batch, 'write'));
}

function resultsOf(results: ResultSet[]): StatementResult[] {
  return results.map(({ rowsAffected, rows }) => ({ rowsAffected, rows }));
}

function toClientStatement(statement: Statement): InStatement {
  const { sql, params } =
    statement instanceof SQL ? dialect.sqlToQuery(statement) : statement.toSQL();
  return { sql, args: params as InValue[] };
}

/**
 * Repeats a write when its response is lost, so that users see no failure of a change that succeeded. Only for
 * idempotent writes, which return the same when sent again with the same ids.
 * @throws what the second attempt throws, and immediately anything except a database failure
 */
export function retryIfResponseLost<T>(write: () => Promise<T>): Promise<T> {
  return write().catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return write();
    throw error;
  });
}
