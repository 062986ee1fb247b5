import { DrizzleQueryError } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Database } from './client.server.ts';

/**
 * Runs one query, one round trip.
 *
 * drizzle wraps a failure in an error whose message holds the query's values; the cause beneath it is thrown instead,
 * so that no user's data reaches a log.
 */
export async function read<T>(query: PromiseLike<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  }
}

/** Runs several queries as one consistent snapshot in one round trip; the answers come in the order asked. */
export function readBatch<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(
  db: Database,
  queries: T,
): Promise<BatchResponse<T>> {
  return read(db.batch(queries));
}
