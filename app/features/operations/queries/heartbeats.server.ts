import { sql } from 'drizzle-orm';
import {
  type HeartbeatName,
  type ReconciledSource,
  sameEventMs,
} from '#app/domain/jobs/readiness.ts';
import type { Database } from '#db/client.server.ts';
import { heartbeats } from '#db/job-schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';

/** The last time something happened; `at` in ms, with `count` for heartbeats that count. */
export type Heartbeat = { name: HeartbeatName; at: number; count?: number };

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
