import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { isReady } from '#app/features/operations/public.server.ts';
import { cancelScheduledEmails } from '#app/features/sending/public.server.ts';
import { emailLinks, loginCodes, sessions, users } from '#db/account-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { read } from '#db/read.server.ts';
import { resetLinks } from '#db/reset-link-schema.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** The customer's id at Stripe; null for a user who has none. */
export async function getStripeCustomer(db: Database, userId: string): Promise<string | null> {
  const found = await read(
    db
      .select({ customerId: userSettings.stripeCustomerId })
      .from(userSettings)
      .where(eq(userSettings.userId, userId))
      .get(),
  );
  return found?.customerId ?? null;
}

/** The customers at Stripe of accounts that were closed at an instant (ms) or later, the newest first. */
export async function selectClosedCustomers(
  db: Database,
  { closedSince, now, limit }: { closedSince: number; now: number; limit: number },
): Promise<{ customerId: string; userId: string }[]> {
  const found = await read(
    db
      .select({ customerId: sql<string>`${userSettings.stripeCustomerId}`, userId: users.id })
      .from(users)
      .innerJoin(userSettings, eq(userSettings.userId, users.id))
      .where(
        and(
          gte(users.deletedAt, closedSince),
          isNotNull(userSettings.stripeCustomerId),
          isReady({ job: 'end-closed-plans', itemId: sql`users.id` }, now),
        ),
      )
      .orderBy(desc(users.deletedAt))
      .limit(limit),
  );
  return found;
}

/**
 * Closes an account, as long as the session that asks lives: no one gets in any more, its public links show nothing, its
 * scheduled emails are cancelled, its sessions, codes, mailed links and calendar are gone. Its reminders and recurring invoices
 * rest as long as it is closed. All or nothing, in one round trip; sent again it answers the same.
 * @param closing.now milliseconds since the epoch
 * @returns whether the account is closed now
 */
export async function closeUser(
  db: Database,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: number },
): Promise<boolean> {
  const isAsking = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, userId),
  )})`;
  const closed = and(eq(users.id, userId), isNotNull(users.deletedAt));
  const isClosed = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${closed})`;
  const results = await writeBatch(db, [
    db
      .update(users)
      .set({ deletedAt: now })
      .where(and(eq(users.id, userId), isNull(users.deletedAt), isAsking)),
    ...cancelScheduledEmails(sql`${eq(emails.userId, userId)} AND ${isClosed}`, {
      reason: 'closed',
      at: now,
    }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), isClosed)),
    ...[emailLinks, resetLinks, calendarFeeds].map((links) =>
      db.delete(links).where(and(eq(links.userId, userId), isClosed)),
    ),
    sql`DELETE FROM ${loginCodes} WHERE email = (SELECT lower(${users.email}) FROM ${users} WHERE ${closed})`,
    db.select({ id: users.id }).from(users).where(closed),
  ]);
  return results.at(-1)?.rows.length === 1;
}
