import { lt, lte } from 'drizzle-orm';
import { deleteOldDeadLetters, deleteOldFailures } from '#app/features/operations/public.server.ts';
import { deleteUnusedPicturesOfHour } from '#app/features/settings/public.server.ts';
import { emailLinks, loginCodes, sessions } from '#db/account-schema.ts';
import { providerEvents } from '#db/billing-schema.ts';
import type { Database } from '#db/client.server.ts';
import { resetLinks } from '#db/reset-link-schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { deleteOldAttempts } from './attempts.server.ts';
import { deleteRetainedBilling } from './wipe-accounts.server.ts';

/** The number of deleted rows, by table. */
export type ExpiredRows = {
  sessions: number;
  loginCodes: number;
  emailLinks: number;
  resetLinks: number;
  attempts: number;
  providerEvents: number;
  retainedBilling: number;
  jobFailures: number;
  deadLetters: number;
  pictures: number;
};

/**
 * Deletes rows that expired at or before `endedBy` (retained billing rows included), attempts before `triedBefore`,
 * provider events before `receivedBefore`, job failures before `failedBefore` and dead letters before `storedBefore`
 * (all ms), and unused pictures among those that are checked this hour.
 */
export async function deleteExpired(
  db: Database,
  ends: {
    endedBy: number;
    triedBefore: number;
    receivedBefore: number;
    failedBefore: number;
    storedBefore: number;
  },
): Promise<ExpiredRows> {
  const { endedBy } = ends;
  const [ended, codes, links, resets, tries, events, kept, failures, unused, letters] =
    await writeBatch(db, [
      db.delete(sessions).where(lte(sessions.expiresAt, endedBy)),
      db.delete(loginCodes).where(lte(loginCodes.expiresAt, endedBy)),
      db.delete(emailLinks).where(lte(emailLinks.expiresAt, endedBy)),
      db.delete(resetLinks).where(lte(resetLinks.expiresAt, endedBy)),
      deleteOldAttempts(db, ends.triedBefore),
      db.delete(providerEvents).where(lt(providerEvents.receivedAt, ends.receivedBefore)),
      deleteRetainedBilling(db, endedBy),
      deleteOldFailures(db, ends.failedBefore),
      deleteUnusedPicturesOfHour(endedBy),
      ...deleteOldDeadLetters(db, ends.storedBefore),
    ]);
  return {
    sessions: ended?.rowsAffected ?? 0,
    loginCodes: codes?.rowsAffected ?? 0,
    emailLinks: links?.rowsAffected ?? 0,
    resetLinks: resets?.rowsAffected ?? 0,
    attempts: tries?.rowsAffected ?? 0,
    providerEvents: events?.rowsAffected ?? 0,
    retainedBilling: kept?.rowsAffected ?? 0,
    jobFailures: failures?.rowsAffected ?? 0,
    deadLetters: letters?.rowsAffected ?? 0,
    pictures: unused?.rowsAffected ?? 0,
  };
}
