import { maxWindowMs } from '#app/domain/account/attempt-limits.ts';
import { deadLetterDays } from '#app/domain/account/retention.ts';
import type { Database } from '#db/client.server.ts';
import { deleteExpired, type ExpiredRows } from '../queries/expired.server.ts';

/** How long the ids of provider events are retained: 60 days. */
export const eventsKeptMs = 60 * 86_400_000;

/** Jobs retry within a day, so a failure this old belongs to an item that no longer exists. */
export const failuresKeptMs = 30 * 86_400_000;

export const deadLettersKeptMs = deadLetterDays * 86_400_000;

/**
 * Deletes what has expired: sessions, codes and emailed links; counted attempts outside every window; ids of provider
 * events after 60 days (no provider resends one so late); billing rows of deleted accounts after the years that tax law
 * requires; failures of jobs whose items no longer exist; dead letters of queues; and unused pictures (each run checks
 * some of them). One round trip. Idempotent.
 * @param now milliseconds since the epoch
 * @returns the number of deleted rows by table
 */
export function wipeExpired(db: Database, now: number): Promise<ExpiredRows> {
  return deleteExpired(db, {
    endedBy: now,
    triedBefore: now - maxWindowMs,
    receivedBefore: now - eventsKeptMs,
    failedBefore: now - failuresKeptMs,
    storedBefore: now - deadLettersKeptMs,
  });
}
