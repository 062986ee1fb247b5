import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Cursor } from '#app/domain/lists/page-window.ts';
import {
  maxSeries,
  type OccurrenceState,
  type OccurrenceWait,
} from '#app/domain/recurring/series.ts';
import { searchWords } from '#app/features/invoice-list/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { containsWord } from '#db/contains-word.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { loadSizeLimited, sizeLimitedIds } from '#db/size-limited-page.server.ts';
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
  const [[row], waiting] = await queryBatch(db, [
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
type SeriesChange = Partial<Omit<SeriesRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>>;

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

/** An occurrence that was due or skipped; `number` is its invoice's number. */
type ListedOccurrence = {
  n: number;
  day: string;
  state: OccurrenceState;
  why: OccurrenceWait | null;
  invoiceId: string | null;
  number: string | null;
};

/** The last occurrence of the query's series and all waiting ones, as JSON text. */
const shownOccurrences = sql<ListedOccurrence[]>`(
  SELECT json_group_array(json_object('n', o.n, 'day', o.day, 'state', o.state, 'why', o.why,
    'invoiceId', o.invoice_id, 'number', o.number))
  FROM (
    SELECT each.*, made.invoice_number AS number FROM series_occurrences AS each
    LEFT JOIN invoices AS made ON made.id = each.invoice_id
    WHERE each.series_id = series.id AND (each.state = 'waiting'
      OR each.n = (SELECT max(newest.n) FROM series_occurrences AS newest WHERE newest.series_id = series.id))
    ORDER BY each.n
  ) AS o
)`.mapWith((json: string) => JSON.parse(json) as ListedOccurrence[]);

const listed = {
  id: series.id,
  country: series.country,
  clientName: series.clientName,
  currency: series.currency,
  totalMinor: series.totalMinor,
  sourceId: series.sourceId,
  anchor: series.anchor,
  firstN: series.firstN,
  unit: series.unit,
  every: series.every,
  monthDay: series.monthDay,
  endCount: series.endCount,
  endDay: series.endDay,
  sends: series.sends,
  state: series.state,
  pause: series.pause,
  nextN: series.nextN,
  createdAt: series.createdAt,
  updatedAt: series.updatedAt,
  nextRunAt: series.nextRunAt,
  occurrences: shownOccurrences,
};

/** Returns a page of the owner's series, newest first, and the number of search results; one round trip. */
export async function listSeries(
  db: Database,
  asked: { userId: string; search: string; limit: number; after: Cursor | null },
) {
  const { userId, search, limit, after } = asked;
  const found = and(
    eq(series.userId, userId),
    ...searchWords(search).map((word) => containsWord(series.clientName, word)),
  );
  const isAfter =
    after && sql`(${series.createdAt}, ${series.id}) < (${after.createdAt}, ${after.id})`;
  const [rows, [counted]] = await queryBatch(db, [
    db
      .select(listed)
      .from(series)
      .where(and(found, isAfter ?? undefined))
      .orderBy(desc(series.createdAt), desc(series.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(series).where(found),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const end: Cursor | null = last ? { day: null, createdAt: last.createdAt, id: last.id } : null;
  return { rows: shown, end, total: counted?.total ?? 0 };
}

const { userId, ...columns } = getTableColumns(series);
const exported = {
  ...columns,
  /** As JSON text. */
  occurrences: sql<string>`(
    SELECT json_group_array(json_object('n', o.n, 'day', o.day, 'state', o.state, 'why', o.why,
      'invoiceId', o.invoice_id, 'at', o.at))
    FROM (SELECT * FROM series_occurrences WHERE series_id = series.id ORDER BY n) AS o)`,
};

export type SeriesToExport = Omit<typeof series.$inferSelect, 'userId'> & { occurrences: string };

/** Yields all series of the owner with their occurrences, newest first, in batches that fit into one response. */
export async function* listAllSeries(
  db: Database,
  owner: string,
): AsyncGenerator<SeriesToExport[]> {
  const ids = await read(
    db
      .select({ id: series.id })
      .from(series)
      .where(eq(userId, owner))
      .orderBy(desc(series.createdAt), desc(series.id)),
  );
  yield* loadSizeLimited(
    ids.map(({ id }) => id),
    (row: SeriesToExport) => row.id,
    (asked) => {
      const fitting = sizeLimitedIds(series, columns, { owner, ids: asked });
      return read(db.select(exported).from(series).where(sql`${series.id} IN (${fitting})`));
    },
  );
}
