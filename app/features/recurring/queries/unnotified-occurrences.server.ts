import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { OccurrenceWait } from '#app/domain/recurring/series.ts';
import { fairOrder, isReady } from '#app/features/operations/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { writeBatch } from '#db/write.server.ts';

type ReadWait = { n: number; why: OccurrenceWait };

/** The occurrences of a series that were read, as JSON text. */
const readWaits = sql<
  ReadWait[]
>`json_group_array(json_object('n', ${seriesOccurrences.n}, 'why', ${seriesOccurrences.why}))`;

/** How long an email that is about to be tried isn't reported, ms; a limit in case the job doesn't get to it. */
const momentMs = 60 * 60_000;

const waitQueue = {
  job: 'notify-blocked-occurrences',
  itemId: sql`series.id`,
  userId: sql`series.user_id`,
} as const;

/**
 * Returns series with waiting occurrences that weren't reported to their owners yet, each with its first one, in fair
 * order. Leaves out occurrences whose email is about to be tried, as after a confirmation, until it was refused, and
 * series that their owner paused, until they resume. One round trip.
 * @param at.now ms
 */
export function listUnnotifiedOccurrences(
  db: Database,
  { now, limit }: { now: number; limit: number },
) {
  const { seriesId, state, toldAt, why } = seriesOccurrences;
  // Only an owner's action makes a series due no later than its last change.
  const isTriedSoon = and(
    eq(why, 'mail'),
    lte(series.nextRunAt, series.updatedAt),
    gt(series.updatedAt, now - momentMs),
  );
  return read(
    db
      .select({
        seriesId,
        userId: series.userId,
        why: sql<OccurrenceWait>`${seriesOccurrences.why}`,
        n: sql<number>`min(${seriesOccurrences.n})`,
        day: seriesOccurrences.day,
        clientName: series.clientName,
        country: series.country,
        state: series.state,
        waits: readWaits.mapWith((json: string) => JSON.parse(json) as ReadWait[]),
        email: sql<string>`${users.email}`,
        language: users.language,
        emailVerifiedAt: users.emailVerifiedAt,
      })
      .from(seriesOccurrences)
      .innerJoin(series, eq(series.id, seriesId))
      .innerJoin(users, eq(users.id, series.userId))
      .where(
        and(
          sql`${state} = 'waiting'`,
          isNull(toldAt),
          isNull(users.deletedAt),
          isNotNull(users.email),
          sql`${series.state} <> 'ended' AND ${series.pause} IS NOT 'owner'`,
          sql`(${isTriedSoon}) IS NOT TRUE`,
          isReady(waitQueue, now),
        ),
      )
      .groupBy(seriesId)
      .orderBy(...fairOrder({ ...waitQueue, since: sql`min(series_occurrences.at)` }))
      .limit(limit),
  );
}

/**
 * Records that the owner was notified of the occurrences that were read, but not of any that were added or changed
 * since. One round trip.
 */
export async function markOccurrencesNotified(
  db: Database,
  { seriesId, waits }: { seriesId: string; waits: readonly ReadWait[] },
  now: number,
): Promise<void> {
  const { n, why } = seriesOccurrences;
  const isWaiting = and(
    eq(seriesOccurrences.seriesId, seriesId),
    eq(seriesOccurrences.state, 'waiting'),
    sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(waits)}) AS told
      WHERE told.value ->> 'n' = ${n} AND told.value ->> 'why' = ${why})`,
  );
  await writeBatch(db, [db.update(seriesOccurrences).set({ toldAt: now }).where(isWaiting)]);
}
