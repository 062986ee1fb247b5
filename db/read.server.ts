import { DrizzleQueryError } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Database } from './client.server.ts';

/**
 * Runs one query in one round trip.
 *
 * drizzle wraps failures in an error whose message contains the query's values; its cause is thrown instead, so that no
 * user data reaches a log.
 */
export async function read<T>(query: PromiseLike<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  }
}

/** Runs several queries on one consistent snapshot in one round trip; the results are in the order of the queries. */
export function queryBatch<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(
  db: Database,
  queries: T,
): Promise<BatchResponse<T>> {
  return read(db.batch(queries));
}
