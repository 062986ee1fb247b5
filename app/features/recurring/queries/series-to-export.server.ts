import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { series } from '#db/series-schema.ts';
import { loadSizeLimited, sizeLimitedIds } from '#db/size-limited-page.server.ts';

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
