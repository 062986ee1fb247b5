import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { restoreSettings, settingsColumns } from '#app/features/settings/public.server.ts';
import { credentials, sessions, users } from '#db/account-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import type { Database } from '#db/client.server.ts';
import { customFields } from '#db/custom-field-schema.ts';
import { emailSettings } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { prepare } from '#db/prepared.server.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { claimableAccount, planOfEarlier } from './earlier-account.server.ts';

const sessionWithUser = prepare(['sessionId'], (db, { sessionId }) =>
  db
    .select({
      session: sessions,
      user: users,
      earlierAccountId: claimableAccount,
      earlierPlan: planOfEarlier,
      settings: settingsColumns,
      customFields: customFields.fields,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userSettings, eq(userSettings.userId, sessions.userId))
    .leftJoin(customFields, eq(customFields.userId, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNull(users.deletedAt))),
);

/**
 * Gets a session with its user and settings, in one query; null if it is unknown or the account is closed. Expired
 * sessions are returned too: the caller compares `session.expiresAt` (ms) with the clock. A user whose settings row is
 * missing gets a default one, in two more round trips. `customFields` is what `parseStoredFields` reads.
 * @param sessionId SHA-256 of the cookie's token, hex
 */
export async function getSessionWithUser(db: Database, sessionId: string) {
  const [found] = await read(sessionWithUser(db, { sessionId }));
  if (!found) return null;
  const { session, user, earlierAccountId, earlierPlan, customFields } = found;
  const settings = found.settings ?? (await restoreSettings(db, user.id));
  return { session, user, earlierAccountId, earlierPlan, settings, customFields };
}

/**
 * Stores a new session; times in ms.
 * @param provedHash the password hash that was just matched: no session is created if the password has changed since
 * @returns false if the password has changed
 */
export async function insertSession(
  db: Database,
  session: typeof sessions.$inferSelect,
  provedHash?: string,
): Promise<boolean> {
  const isStillTheirs =
    provedHash === undefined
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM ${credentials} WHERE ${and(
          eq(credentials.kind, 'password'),
          eq(credentials.subject, session.userId),
          eq(credentials.passwordHash, provedHash),
        )})`;
  const [stored] = await writeBatch(db, [
    insertSelect(sessions, session, sql`WHERE ${isStillTheirs}`),
  ]);
  return stored?.rowsAffected === 1;
}

/** Sets a session's expiry to `expiresAt` (ms). */
export async function extendSession(db: Database, sessionId: string, expiresAt: number) {
  await writeBatch(db, [db.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId))]);
}

/** Records when a session was last used (ms). */
export async function touchSession(db: Database, sessionId: string, lastSeenAt: number) {
  await writeBatch(db, [db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, sessionId))]);
}

/** Deletes one session and returns the id of its user; null for an unknown session. */
export async function deleteSession(db: Database, sessionId: string): Promise<string | null> {
  const [ended] = await writeBatch(db, [
    db.delete(sessions).where(eq(sessions.id, sessionId)).returning({ userId: sessions.userId }),
  ]);
  const userId = ended?.rows[0]?.[0];
  return typeof userId === 'string' ? userId : null;
}

/** Selects all sessions of a user, including expired ones. */
export function listSessionsOfUser(db: Database, userId: string) {
  return read(db.select().from(sessions).where(eq(sessions.userId, userId)));
}

/** Deletes every session of a user. */
export async function deleteSessionsOfUser(db: Database, userId: string): Promise<void> {
  await writeBatch(db, [db.delete(sessions).where(eq(sessions.userId, userId))]);
}

/** Deletes the sessions that expired at or before `now` (ms). */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await writeBatch(db, [db.delete(sessions).where(lte(sessions.expiresAt, now))]);
}

/** More than any user has; the list of sessions is not paged. */
const maxListedSessions = 100;

/**
 * Gets a user's active sessions (last used first), and whether they have a password, thank clients for payments and
 * show due dates in calendars. One round trip.
 */
export async function getSecurityOfUser(db: Database, userId: string, now: number) {
  const [living, password, [emailSettingsRow], calendars] = await queryBatch(db, [
    db
      .select({
        id: sessions.id,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(maxListedSessions),
    db
      .select({ kind: credentials.kind })
      .from(credentials)
      .where(and(eq(credentials.kind, 'password'), eq(credentials.subject, userId))),
    db
      .select({ thanks: emailSettings.thanks })
      .from(emailSettings)
      .where(eq(emailSettings.userId, userId)),
    db
      .select({ since: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
  ]);
  return {
    sessions: living,
    hasPassword: password.length > 0,
    thanksClients: emailSettingsRow?.thanks ?? false,
    hasCalendar: calendars.length > 0,
  };
}

/** Deletes another session of a user; returns false if it is not theirs, doesn't exist, or is the requesting one. */
export async function deleteSessionOfUser(
  db: Database,
  { userId, sessionId, keepId }: { userId: string; sessionId: string; keepId: string },
): Promise<boolean> {
  const [ended] = await writeBatch(db, [
    db
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), ne(sessions.id, keepId))),
  ]);
  return ended?.rowsAffected === 1;
}

/** Deletes every session of a user except one. */
export async function deleteOtherSessions(
  db: Database,
  { userId, keepId }: { userId: string; keepId: string },
): Promise<void> {
  await writeBatch(db, [
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keepId))),
  ]);
}
