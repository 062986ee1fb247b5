import { lte } from 'drizzle-orm';
import { emailLinks, loginCodes, sessions } from '../account-schema.ts';
import type { Database } from '../client.server.ts';
import { writeBatch } from '../write.server.ts';
import { deleteOldAttempts } from './attempts.server.ts';

/** How many rows went, by table. */
export type ExpiredRows = {
  sessions: number;
  loginCodes: number;
  emailLinks: number;
  attempts: number;
};

/** Deletes what ended at or before `endedBy`, and the tries before `triedBefore` (both ms). */
export async function deleteExpired(
  db: Database,
  { endedBy, triedBefore }: { endedBy: number; triedBefore: number },
): Promise<ExpiredRows> {
  const [ended, codes, links, tries] = await writeBatch(db, [
    db.delete(sessions).where(lte(sessions.expiresAt, endedBy)),
    db.delete(loginCodes).where(lte(loginCodes.expiresAt, endedBy)),
    db.delete(emailLinks).where(lte(emailLinks.expiresAt, endedBy)),
    deleteOldAttempts(db, triedBefore),
  ]);
  return {
    sessions: ended?.rowsAffected ?? 0,
    loginCodes: codes?.rowsAffected ?? 0,
    emailLinks: links?.rowsAffected ?? 0,
    attempts: tries?.rowsAffected ?? 0,
  };
}
