import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OccurrenceWait } from '#app/domain/recurring/series.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** Occurrences that wait and of which their owners were not told yet, the oldest first. One round trip. */
export function selectUntoldWaits(db: Database, limit: number) {
  const { seriesId, n, day, at, state, toldAt } = seriesOccurrences;
  return read(
    db
      .select({
        ...{ seriesId, n, day, why: sql<OccurrenceWait>`${seriesOccurrences.why}` },
        ...{ clientName: series.clientName, country: series.country, state: series.state },
        ...{ email: users.email, language: users.language },
      })
      .from(seriesOccurrences)
      .innerJoin(series, eq(series.id, seriesId))
      .innerJoin(users, eq(users.id, series.userId))
      .where(and(sql`${state} = 'waiting'`, isNull(toldAt), isNull(users.deletedAt)))
      .orderBy(asc(at), asc(n))
      .limit(limit),
  );
}

/** Notes that the owner was told of an occurrence that waits. One round trip. */
export async function markWaitTold(
  db: Database,
  { seriesId, n, now }: { seriesId: string; n: number; now: number },
): Promise<void> {
  const isThis = and(eq(seriesOccurrences.seriesId, seriesId), eq(seriesOccurrences.n, n));
  await writeBatch(db, [db.update(seriesOccurrences).set({ toldAt: now }).where(isThis)]);
}

// @covers paid-6.5
