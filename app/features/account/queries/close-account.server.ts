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

/** Gets a user's Stripe customer id; null if they have none. */
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

/** Lists the Stripe customers of accounts closed at or after a given time (ms), most recent first. */
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
 * Closes an account if the requesting session is still active: nobody can sign in, public links show nothing, scheduled
 * emails are canceled, and sessions, codes, emailed links and the calendar are deleted. Reminders and recurring
 * invoices pause while it is closed. Atomic, in one round trip. Idempotent: a retry returns the same result.
 * @param closing.now milliseconds since the epoch
 * @returns whether the account is now closed
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
