import { and, asc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { users } from '#db/account-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import type { Database } from '#db/client.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { dueKey } from '#db/list-keys.ts';
import { readBatch } from '#db/read.server.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';

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
  const [[owner], found] = await readBatch(db, [
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
