import { longestWindowMs } from '#app/domain/account/attempt-limits.ts';
import type { Database } from '#db/client.server.ts';
import { deleteExpired, type ExpiredRows } from '#db/queries/expired.server.ts';

/**
 * Wipes what has had its time: sessions, codes and mailed links after their end, counted tries that no window reaches.
 * One round trip; run twice, the second finds nothing.
 * @param now milliseconds since the epoch
 * @returns how many rows of each went
 */
export function wipeExpired(db: Database, now: number): Promise<ExpiredRows> {
  return deleteExpired(db, { endedBy: now, triedBefore: now - longestWindowMs });
}
