import { and, asc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { users } from '#db/account-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import type { Database } from '#db/client.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { dueKey } from '#db/list-keys.ts';
import { nextVersion } from '#db/next-version.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
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
  return feedOfLastResult(results);
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
  return feedOfLastResult(results);
}

/** Turns off the owner's calendar: its address then returns 404, as if it never existed. One round trip. */
export async function deleteFeed(db: Database, userId: string): Promise<void> {
  await writeBatch(db, [db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))]);
}

function selectFeed(db: Database, userId: string) {
  return db.select(columns).from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

function feedOfLastResult(results: StatementResult[]): CalendarFeed | null {
  const row = results.at(-1)?.rows[0];
  return row ? { token: String(row.token), since: Number(row.created_at) } : null;
}

const query = new QueryBuilder();
/** Invoices with a balance; the query must match the condition of the partial index. */
const owedOnes = sql`${invoices} INDEXED BY invoices_owed`;
const isOwedNow = sql`${invoices.status} IN ('unpaid', 'overdue')`;

/**
 * Lists what the calendar at an address shows: its owner, and the owner's issued invoices with a balance, archived ones
 * included, those due closest to `today` first. One snapshot, one round trip; null if no open account has this address.
 */
export async function listFeedInvoices(
  db: Database,
  { token, today, limit }: { token: string; today: string; limit: number },
) {
  const isOpenFeed = and(eq(calendarFeeds.token, token), isNull(users.deletedAt));
  const ownerId = query
    .select({ id: users.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(isOpenFeed);
  const issued = query
    .select({ one: sql`1` })
    .from(issuedVersions)
    .where(eq(issuedVersions.invoiceId, invoices.id));
  const nearest = query
    .select({ id: sql`${invoices.id}` })
    .from(owedOnes)
    .where(
      and(
        sql`${invoices.userId} = (${ownerId})`,
        eq(invoices.kind, 'invoice'),
        isOwedNow,
        gt(invoices.totalMinor, invoices.paidMinor),
        exists(issued),
      ),
    )
    .orderBy(
      sql`abs(julianday(${dueKey(invoices)}) - julianday(${today})) NULLS LAST`,
      asc(invoices.id),
    )
    .limit(limit);
  const [[owner], found] = await queryBatch(db, [
    db
      .select({ language: users.language, country: userSettings.country })
      .from(calendarFeeds)
      .innerJoin(users, eq(users.id, calendarFeeds.userId))
      .innerJoin(userSettings, eq(userSettings.userId, users.id))
      .where(isOpenFeed),
    db
      .select({
        id: invoices.id,
        invoiceNumber: invoices.invoiceNumber,
        dueDate: invoices.dueDate,
        clientName: invoices.clientName,
        currency: invoices.currency,
        totalMinor: invoices.totalMinor,
        paidMinor: invoices.paidMinor,
        updatedAt: invoices.updatedAt,
        schedule: paymentSchedules.steps,
      })
      .from(invoices)
      .leftJoin(paymentSchedules, eq(paymentSchedules.invoiceId, invoices.id))
      .where(inArray(invoices.id, nearest)),
  ]);
  return owner ? { ...owner, invoices: found } : null;
}
