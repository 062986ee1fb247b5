import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/**
 * What a change writes into a row's `updated_at`, by which its versions are told apart: now, but later than the row says
 * already, so that two changes in one millisecond, or one of a clock that is behind, are two versions.
 * @param now milliseconds since the epoch
 */
export function nextVersion(updatedAt: SQLiteColumn, now: number): SQL<number> {
  return sql`max(${now}, ${updatedAt} + 1)`;
}
