import { and, eq, inArray, sql } from 'drizzle-orm';
import { maxSeries } from '#app/domain/recurring/series.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { readBatch } from '#db/read.server.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { writeBatch } from '#db/write.server.ts';

export type SeriesRow = typeof series.$inferSelect;

/**
 * Stores a new series; an existing one with the same id isn't changed. One round trip.
 * @returns false if the account has reached its limit
 */
export async function insertSeries(db: Database, row: SeriesRow): Promise<boolean> {
  const [, found] = await writeBatch(db, [
    insertSelect(
      series,
      row,
      sql`WHERE NOT EXISTS (SELECT 1 FROM ${series} WHERE ${eq(series.id, row.id)})
        AND (SELECT count(*) FROM ${series} WHERE ${eq(series.userId, row.userId)}) < ${maxSeries}`,
    ),
    db
      .select({ id: series.id })
      .from(series)
      .where(and(eq(series.id, row.id), eq(series.userId, row.userId))),
  ]);
  return found?.rows[0] !== undefined;
}

/**
 * Returns a series of the owner with its waiting occurrences; null if it is unknown or another user's. One round trip.
 */
export async function getSeries(db: Database, owner: string, id: string) {
  const isOwners = and(eq(series.id, id), eq(series.userId, owner));
  const [[row], waiting] = await readBatch(db, [
    db.select().from(series).where(isOwners),
    db
      .select()
      .from(seriesOccurrences)
      .where(
        and(
          inArray(
            seriesOccurrences.seriesId,
            db.select({ id: series.id }).from(series).where(isOwners),
          ),
          eq(seriesOccurrences.state, 'waiting'),
        ),
      )
      .orderBy(seriesOccurrences.n),
  ]);
  return row ? { row, waiting } : null;
}

/** The columns that a change of a series may write. */
export type SeriesChange = Partial<Omit<SeriesRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>>;

/**
 * Updates a series and its occurrences if its version is still the one that was read. One round trip.
 * @param seen.updatedAt the version that was read
 * @param also.skip an occurrence to skip; if a run has already recorded it, nothing changes
 * @param also.confirm occurrences that wait for payment details now wait only for their email
 * @returns false if the series has changed since
 */
export async function changeSeries(
  db: Database,
  seen: { id: string; userId: string; updatedAt: number },
  change: SeriesChange,
  also: { now: number; skip?: { n: number; day: string }; confirm?: boolean },
): Promise<boolean> {
  const { id, userId, updatedAt } = seen;
  const { now, skip, confirm } = also;
  const [changed] = await writeBatch(db, [
    db
      .update(series)
      .set({ ...change, updatedAt: nextVersion(series.updatedAt, now) })
      .where(
        and(
          eq(series.id, id),
          eq(series.userId, userId),
          eq(series.updatedAt, updatedAt),
          skip &&
            sql`NOT EXISTS (SELECT 1 FROM ${seriesOccurrences} WHERE series_id = ${id} AND n = ${skip.n})`,
        ),
      ),
    ...(skip
      ? [
          insertSelect(
            seriesOccurrences,
            { ...skip, seriesId: id, state: 'skipped', at: now },
            sql`WHERE changes() = 1`,
          ),
        ]
      : []),
    ...(confirm
      ? [
          sql`UPDATE ${seriesOccurrences} SET why = 'mail', told_at = NULL WHERE changes() = 1 AND series_id = ${id} AND state = 'waiting' AND why = 'payment'`,
        ]
      : []),
  ]);
  return changed?.rowsAffected === 1;
}
