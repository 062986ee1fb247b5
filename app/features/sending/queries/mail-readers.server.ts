import { and, eq, gt, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { countedAgainAfterMs } from '#app/domain/consent/analytics.ts';
import { sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { invoices } from '#db/schema.ts';
import { retryIfResponseLost, writeBatch } from '#db/write.server.ts';
import { stopStatement } from './delivery-events.server.ts';
import { recordFirstOpening } from './email-history.server.ts';

/** Condition: a sent email with this recipient token, except the sender's own copy. */
const ofReader = (token: string) =>
  and(
    eq(emails.token, token),
    ne(emails.role, 'copy'),
    notInArray(emails.state, ['scheduled', 'cancelled']),
  );

/**
 * Records that an email's recipient opened its document: the first and the last time, at most once a minute; not for a
 * session of the owner. One round trip.
 * @param visit.sessionId session of the reporting page; null without one
 * @param visit.now ms
 * @returns the email's sender, if this is new
 */
export async function noteOpening(
  db: Database,
  { token, sessionId, now }: { token: string; sessionId: string | null; now: number },
): Promise<string | null> {
  const isOwner = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${and(
    eq(sessions.id, sessionId ?? ''),
    eq(sessions.userId, emails.userId),
    gt(sessions.expiresAt, now),
  )})`;
  const isOpen = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${and(
    eq(users.id, emails.userId),
    isNull(users.deletedAt),
  )})`;
  const [noted] = await retryIfResponseLost(() =>
    writeBatch(db, [
      db
        .update(emails)
        .set({ firstOpenedAt: sql`coalesce(${emails.firstOpenedAt}, ${now})`, lastOpenedAt: now })
        .where(
          and(
            ofReader(token),
            or(
              isNull(emails.lastOpenedAt),
              sql`${emails.lastOpenedAt} <= ${now - countedAgainAfterMs}`,
            ),
            isOpen,
            sql`NOT ${isOwner}`,
          ),
        )
        .returning({ userId: emails.userId }),
      recordFirstOpening(
        sql`${ofReader(token)} AND ${emails.firstOpenedAt} = ${now} AND changes() = 1`,
      ),
    ]),
  );
  const userId = noted?.rows[0]?.user_id;
  return typeof userId === 'string' ? userId : null;
}

/**
 * Records that an email's recipient doesn't know the sender: blocks the sender's emails to them, and blocks the sender
 * after too many such reports. Idempotent. One round trip.
 * @param report.now ms
 * @returns the email's sender; null for an unknown token
 */
export async function blockSender(
  db: Database,
  { token, now }: { token: string; now: number },
): Promise<{ userId: string; businessName: string; stopped: boolean } | null> {
  const mail = ofReader(token);
  const sender = sql`(SELECT ${emails.userId} FROM ${emails} WHERE ${mail})`;
  const block = { userId: sql`${emails.userId}`, addressKey: sql`${emails.addressKey}`, at: now };
  const results = await writeBatch(db, [
    insertSelect(emailBlocks, block, sql`FROM ${emails} WHERE ${mail} ON CONFLICT DO NOTHING`),
    stopStatement(sender, 'reports', now),
    sql`SELECT ${emails.userId} AS sender, ${invoices.businessName} AS business FROM ${emails}
      INNER JOIN ${invoices} ON ${invoices.id} = ${emails.invoiceId} WHERE ${mail}`,
  ]);
  const row = results[2]?.rows[0];
  if (!row) return null;
  const stopped = results[1]?.rowsAffected === 1;
  return { userId: String(row.sender), businessName: String(row.business), stopped };
}
