import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#db/account-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { read } from '#db/read.server.ts';
import { type StatementResult, writeBatch } from '#db/write.server.ts';

/** The secret in a calendar's address, and when it was created (ms). */
export type CalendarFeed = { token: string; since: number };

const columns = { token: calendarFeeds.token, since: calendarFeeds.createdAt };

/** Gets the owner's calendar; null while it is off. One round trip. */
export async function getOwnFeed(db: Database, userId: string): Promise<CalendarFeed | null> {
  const found = await read(selectFeed(db, userId).get());
  return found ?? null;
}

/**
 * Turns on the owner's calendar; one that is already on keeps its address. One round trip.
 * @param made.token a secret of 256 bits
 * @param made.now ms
 * @returns null if the account is closed
 */
export async function createFeed(
  db: Database,
  { userId, token, now }: { userId: string; token: string; now: number },
): Promise<CalendarFeed | null> {
  const results = await writeBatch(db, [
    insertSelect(
      calendarFeeds,
      { userId, token, createdAt: now },
      sql`FROM ${users} WHERE ${and(eq(users.id, userId), isNull(users.deletedAt))} ON CONFLICT (user_id) DO NOTHING`,
    ),
    selectFeed(db, userId),
  ]);
  return feedInLast(results);
}

/**
 * Replaces the address of the owner's calendar; the old one stops working in the same write. Replaces nothing if it is
 * retried, or called by a page that shows an outdated address. One round trip.
 * @param replaced.since when the address to replace was created
 * @param replaced.token a secret of 256 bits
 * @param replaced.now ms
 * @returns the current calendar; null while it is off
 */
export async function replaceFeed(
  db: Database,
  { userId, since, token, now }: { userId: string; since: number; token: string; now: number },
): Promise<CalendarFeed | null> {
  const results = await writeBatch(db, [
    db
      .update(calendarFeeds)
      .set({ token, createdAt: nextVersion(calendarFeeds.createdAt, now) })
      .where(and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.createdAt, since))),
    selectFeed(db, userId),
  ]);
  return feedInLast(results);
}

/** Turns off the owner's calendar: its address then returns 404, as if it never existed. One round trip. */
export async function deleteFeed(db: Database, userId: string): Promise<void> {
  await writeBatch(db, [db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))]);
}

function selectFeed(db: Database, userId: string) {
  return db.select(columns).from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

function feedInLast(results: StatementResult[]): CalendarFeed | null {
  const row = results.at(-1)?.rows[0];
  return row ? { token: String(row.token), since: Number(row.created_at) } : null;
}
