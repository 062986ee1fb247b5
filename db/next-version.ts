import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/**
 * Returns the new `updated_at` of a changed row, which identifies its version: now, but later than the stored value, so
 * that two changes in one millisecond, or with a clock that is behind, are two versions.
 * @param now milliseconds since the epoch
 */
export function nextVersion(updatedAt: SQLiteColumn, now: number): SQL<number> {
  return sql`max(${now}, ${updatedAt} + 1)`;
}
