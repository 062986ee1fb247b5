import { maxWindowMs } from '#app/domain/account/attempt-limits.ts';
import { deadLetterDays } from '#app/domain/account/retention.ts';
import type { Database } from '#db/client.server.ts';
import { deleteExpired, type ExpiredRows } from '../queries/expired.server.ts';

/** How long the ids of providers' events are kept: 60 days. */
export const eventsKeptMs = 60 * 86_400_000;

/** A job tries again within a day, so a failure this old is of an item that is gone. */
export const failuresKeptMs = 30 * 86_400_000;

export const deadLettersKeptMs = deadLetterDays * 86_400_000;

/**
 * Deletes what has expired: sessions, codes and mailed links after their end, counted tries that no window reaches,
 * the ids of providers' events 60 days after they came (no provider sends one again so late), what tax law asked to keep of
 * deleted accounts after its years, failures of jobs whose items are gone, dead letters of queues, and pictures that nothing
 * uses any more (each run checks some of them).
 * One round trip; run twice, the second finds nothing.
 * @param now milliseconds since the epoch
 * @returns how many rows of each went
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
