import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OccurrenceWait } from '#app/domain/recurring/series.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** Series with occurrences that wait and of which their owners were not told yet, each with the first of them. One round trip. */
export function selectUntoldWaits(db: Database, limit: number) {
  const { seriesId, state, toldAt } = seriesOccurrences;
  return read(
    db
      .select({
        ...{ seriesId, why: sql<OccurrenceWait>`${seriesOccurrences.why}` },
        ...{ n: sql<number>`min(${seriesOccurrences.n})`, day: seriesOccurrences.day },
        ...{ clientName: series.clientName, country: series.country, state: series.state },
        ...{ email: users.email, language: users.language },
      })
      .from(seriesOccurrences)
      .innerJoin(series, eq(series.id, seriesId))
      .innerJoin(users, eq(users.id, series.userId))
      .where(and(sql`${state} = 'waiting'`, isNull(toldAt), isNull(users.deletedAt)))
      .groupBy(seriesId)
      .limit(limit),
  );
}

/** Notes that an owner was told of what waits of a series. One round trip. */
export async function markWaitsTold(db: Database, seriesId: string, now: number): Promise<void> {
  const isWaiting = and(
    eq(seriesOccurrences.seriesId, seriesId),
    eq(seriesOccurrences.state, 'waiting'),
  );
  await writeBatch(db, [db.update(seriesOccurrences).set({ toldAt: now }).where(isWaiting)]);
}

// @covers paid-6.5
