import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Cursor } from '#app/domain/lists/cursor.ts';
import type { OccurrenceState, OccurrenceWait } from '#app/domain/recurring/series.ts';
import { searchWords } from '#app/features/invoice-list/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { containsWord } from '#db/contains-word.ts';
import { readBatch } from '#db/read.server.ts';
import { series } from '#db/series-schema.ts';

/** An occurrence that was due or skipped; `number` is its invoice's number. */
export type ListedOccurrence = {
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
  const [rows, [counted]] = await readBatch(db, [
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
