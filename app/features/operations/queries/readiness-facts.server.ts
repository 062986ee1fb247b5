import { and, count, eq, gt, isNull, lte, min, sql } from 'drizzle-orm';
import {
  type HeartbeatName,
  type ReadinessFacts,
  type ReconciledSource,
  retriedTries,
  sameEventMs,
} from '#app/domain/jobs/readiness.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { heartbeats, jobFailures } from '#db/job-schema.ts';
import { queryBatch } from '#db/read.server.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import { countDeadLetters } from './job-queue.server.ts';

/** The last time something happened; `at` in ms, with `count` for heartbeats that count. */
type Heartbeat = { name: HeartbeatName; at: number; count?: number };

/** The statement that records a heartbeat; an older one never replaces a newer one. */
export function heartbeatStatement(db: Database, { name, at, count = 0 }: Heartbeat): Statement {
  return db
    .insert(heartbeats)
    .values({ name, at, count })
    .onConflictDoUpdate({
      target: heartbeats.name,
      set: { at: sql`excluded.at`, count: sql`excluded.count` },
      setWhere: sql`${heartbeats.at} <= excluded.at`,
    });
}

/** Records a heartbeat; one round trip. */
export async function recordHeartbeat(db: Database, heartbeat: Heartbeat): Promise<void> {
  await writeBatch(db, [heartbeatStatement(db, heartbeat)]);
}

/**
 * Records that a job found a change by polling the provider that an event should have reported. Keeps the first such
 * time since the last event, so that its age grows.
 * @param at ms
 */
export async function recordMissedEvent(
  db: Database,
  source: ReconciledSource,
  at: number,
): Promise<void> {
  const event: HeartbeatName = `event:${source}`;
  const lastEvent = sql`coalesce((SELECT event.at FROM heartbeats AS event WHERE event.name = ${event}), 0)`;
  await writeBatch(db, [
    db
      .insert(heartbeats)
      .values({ name: `missed:${source}`, at })
      .onConflictDoUpdate({
        target: heartbeats.name,
        set: { at: sql`excluded.at` },
        setWhere: sql`${heartbeats.at} <= ${lastEvent} + ${sameEventMs}`,
      }),
  ]);
}

/** Runs the cheapest possible query, in one round trip; throws when the database is unreachable. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.$client.execute('SELECT 1');
}

/** The longest pause before a failed email is retried (`app/features/sending/server/deliver-email.server.ts`). */
const maxPauseMs = 3_600_000;

/**
 * Reads the facts that `/readyz` checks; one round trip.
 * @param now ms
 * @throws when the database is unreachable
 */
export async function getReadinessFacts(db: Database, now: number): Promise<ReadinessFacts> {
  const lastEmailEvent: HeartbeatName = 'event:email';
  // Written exactly as in the partial indexes' conditions; otherwise SQLite doesn't use them.
  const isScheduled = sql`${emails.state} IN ('scheduled', 'sending') AND ${emails.state} = 'scheduled'`;
  const [beats, queued, retried, unreported, letters, givenUp] = await queryBatch(db, [
    db.select().from(heartbeats),
    db
      .select({ oldestAt: min(emails.sendAt) })
      .from(emails)
      .where(and(isScheduled, lte(emails.sendAt, now))),
    db
      .select({ emails: count() })
      .from(emails)
      .where(
        and(
          isScheduled,
          gt(emails.sendAt, now),
          lte(emails.sendAt, now + maxPauseMs),
          sql`${emails.tries} >= ${retriedTries}`,
        ),
      ),
    db
      .select({ oldestAt: min(emails.changedAt) })
      .from(emails)
      .where(
        sql`${emails.state} = 'sent' AND ${emails.changedAt} > coalesce((SELECT ${heartbeats.at}
            FROM ${heartbeats} WHERE ${eq(heartbeats.name, lastEmailEvent)}), 0)`,
      ),
    countDeadLetters(db),
    db.select({ items: count() }).from(jobFailures).where(isNull(jobFailures.nextAttemptAt)),
  ]);
  return {
    heartbeats: new Map(beats.map(({ name, at, count }) => [name, { at, count }])),
    oldestQueuedEmailAt: queued[0]?.oldestAt ?? null,
    retriedEmails: retried[0]?.emails ?? 0,
    oldestUnreportedEmailAt: unreported[0]?.oldestAt ?? null,
    oldestDeadLetterAt: letters[0]?.oldestAt ?? null,
    givenUpItems: givenUp[0]?.items ?? 0,
  };
}
