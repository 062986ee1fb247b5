import { and, eq, inArray, sql } from 'drizzle-orm';
import { maxSeries, type OccurrenceState } from '#app/domain/recurring/series.ts';
import type { SeriesRow } from '#app/features/recurring/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { series } from '#db/series-schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';

export type SeriesToRestore = {
  row: Omit<SeriesRow, 'sourceId'>;
  /** Its id in the export: when imported into the same account, the existing series is unchanged. */
  originalId: string;
  /** The save key of the invoice that it repeats. */
  sourceKey: string | null;
  occurrences: readonly {
    n: number;
    day: string;
    state: OccurrenceState;
    why: string | null;
    /** The save key of the invoice that was created. */
    invoiceKey: string | null;
    at: number;
  }[];
};

/**
 * Restores recurring invoices of one owner with their occurrences, in one transaction and one round trip, as many as
 * the account has room for. An existing one is unchanged except for links to invoices restored since. The owner is not
 * notified of occurrences on hold.
 * @returns how many were added, and how many exist now
 */
export async function restoreSeriesRows(
  db: Database,
  userId: string,
  list: readonly SeriesToRestore[],
): Promise<{ added: number; kept: number }> {
  if (list.length === 0) return { added: 0, kept: 0 };
  const ids = list.map(({ row, originalId }) => [row.id, originalId]);
  const results = await writeBatch(db, [
    ...list.flatMap((each) => seriesStatements(userId, each)),
    db
      .select({ id: series.id })
      .from(series)
      .where(and(eq(series.userId, userId), inArray(series.id, ids.flat()))),
  ]);
  const found = new Set(results.at(-1)?.rows.map(({ id }) => String(id)));
  const added = list.filter((_, at) => results[at * perSeries]?.rowsAffected === 1).length;
  return { added, kept: ids.filter((pair) => pair.some((id) => found.has(id))).length };
}

/** The number of statements per series; the first one inserts it. */
const perSeries = 4;

function seriesStatements(
  userId: string,
  { row, originalId, sourceKey, occurrences }: SeriesToRestore,
): Statement[] {
  const isOwn = sql`SELECT 1 FROM series WHERE id = ${row.id} AND user_id = ${userId}`;
  const days = JSON.stringify(
    occurrences.map(({ n, day, state, why, at }) => ({ n, day, state, why, at })),
  );
  const made = JSON.stringify(
    occurrences.flatMap(({ n, invoiceKey }) => (invoiceKey ? [{ n, key: invoiceKey }] : [])),
  );
  return [
    insertSelect(
      series,
      { ...row, sourceId: sql`NULL` },
      sql`WHERE NOT EXISTS (SELECT 1 FROM series WHERE id = ${row.id} OR (id = ${originalId} AND user_id = ${userId}))
        AND (SELECT count(*) FROM series WHERE user_id = ${userId}) < ${maxSeries}`,
    ),
    // Only for a series that was just added; marked as notified, so that no email reports those on hold.
    sql`INSERT INTO series_occurrences (series_id, n, day, state, why, at, told_at)
      SELECT ${row.id}, value ->> 'n', value ->> 'day', value ->> 'state', value ->> 'why', value ->> 'at', ${row.updatedAt}
      FROM json_each(${days}) WHERE changes() = 1 ON CONFLICT DO NOTHING`,
    sql`UPDATE series_occurrences SET invoice_id = restored.id
      FROM json_each(${made}) AS each
      JOIN invoices AS restored ON restored.user_id = ${userId} AND restored.save_key = each.value ->> 'key' AND restored.kind = 'invoice'
      WHERE series_occurrences.series_id = ${row.id} AND series_occurrences.n = each.value ->> 'n'
        AND series_occurrences.invoice_id IS NULL AND EXISTS (${isOwn})`,
    sql`UPDATE series SET source_id = (SELECT id FROM invoices WHERE user_id = ${userId} AND save_key = ${sourceKey} AND kind = 'invoice')
      WHERE id = ${row.id} AND user_id = ${userId} AND source_id IS NULL`,
  ];
}
