import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { receiptOrderOf } from '#app/features/payments/public.server.ts';
import type { AskingSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { recordEmailState } from './email-history.server.ts';

/** How many of a document's emails the owner's page reads. */
const maxShown = 100;

/** Selects the newest emails about an invoice, for a valid session of its owner; no rows for anyone else. */
export function selectMailsForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  { id, now }: AskingSession,
) {
  const { kind, paymentId, address, state, reason, sendAt, changedAt, lastOpenedAt } = emails;
  return db
    .select({
      id: emails.id,
      kind,
      paymentId,
      address,
      state,
      reason,
      sendAt,
      changedAt,
      lastOpenedAt,
      receipt: sql<number | null>`nullif(${receiptOrderOf(emails.paymentId, emails.invoiceId)}, 0)`,
    })
    .from(emails)
    .innerJoin(invoices, eq(invoices.id, emails.invoiceId))
    .innerJoin(sessions, eq(sessions.userId, invoices.userId))
    .where(
      and(
        eq(emails.invoiceId, invoiceId),
        ne(emails.role, 'copy'),
        eq(sessions.id, id),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(emails.madeAt), desc(emails.id))
    .limit(maxShown);
}

/** Returns an owner's email to resend. */
export async function getEmailToResend(db: Database, userId: string, mailId: string) {
  const found = await read(
    db
      .select()
      .from(emails)
      .where(and(eq(emails.id, mailId), eq(emails.userId, userId)))
      .get(),
  );
  return found ?? null;
}

/**
 * Cancels an owner's email that wasn't sent yet; one round trip.
 * @param change.now ms
 * @returns the resulting state; null if it is unknown or another user's
 */
export async function cancelMail(
  db: Database,
  { userId, mailId, now }: { userId: string; mailId: string; now: number },
): Promise<string | null> {
  const isOwners = and(eq(emails.id, mailId), eq(emails.userId, userId));
  const results = await writeBatch(db, [
    db
      .update(emails)
      .set({ state: 'cancelled', reason: 'taken-back', changedAt: now })
      .where(and(isOwners, eq(emails.state, 'scheduled'))),
    recordEmailState(sql`${isOwners} AND changes() = 1`),
    db.select({ state: emails.state }).from(emails).where(isOwners),
  ]);
  const state = results[2]?.rows[0]?.state;
  return typeof state === 'string' ? state : null;
}
