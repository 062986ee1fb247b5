import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { EmailReason } from '#app/domain/sending/client-email.ts';
import { receiptIdempotencyKey } from '#app/domain/sending/email-kinds.ts';
import { recordHistory } from '#app/features/history/public.server.ts';
import { isReady, orderByOldestTry } from '#app/features/operations/public.server.ts';
import { newestPayment } from '#app/features/payments/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emailSettings, emails, emailTemplates, receiptDue } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { queryBatch } from '#db/read.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { clientAddress, clientCc } from './send-start.server.ts';

const receiptQueue = {
  job: 'thank-clients',
  itemId: sql`thanks_due.invoice_id`,
  userId: sql`thanks_due.user_id`,
} as const;

/**
 * Returns the invoices whose clients are to be thanked now, in fair order, with the sellers' own templates; one round
 * trip.
 * @param due.before invoices paid before this instant (ms)
 * @param due.now ms
 */
export async function listReceiptsDue(
  db: Database,
  { before, now, limit }: { before: number; now: number; limit: number },
) {
  const isDue = lte(receiptDue.paidAt, before);
  const [due, templates] = await queryBatch(db, [
    db
      .select({
        invoiceId: receiptDue.invoiceId,
        userId: receiptDue.userId,
        paidAt: receiptDue.paidAt,
        email: users.email,
        accountMadeAt: users.createdAt,
        country: invoices.country,
        clientEmail: sql<string | null>`${clientAddress}`.as('client_address'),
        clientCc: sql<string | null>`${clientCc}`.as('client_cc'),
        language: invoices.language,
        paymentId: newestPayment.as('newest_payment'),
        isWanted: sql<boolean>`coalesce(${emailSettings.thanks}, 0)`
          .mapWith(Boolean)
          .as('is_wanted'),
        wasPressed:
          sql<boolean>`EXISTS (SELECT 1 FROM ${emails} WHERE ${emails.userId} = ${receiptDue.userId}
          AND ${emails.idempotencyKey} = ${receiptIdempotencyKey('')} || ${receiptDue.invoiceId})`
            .mapWith(Boolean)
            .as('was_pressed'),
        account: {
          subscriptionStatus: userSettings.subscriptionStatus,
          planName: userSettings.planName,
          invoiceLimit: userSettings.invoiceLimit,
          totalInvoicesCreated: userSettings.totalInvoicesCreated,
          subscriptionStart: userSettings.subscriptionStart,
          subscriptionEndMs: userSettings.subscriptionEndMs,
          periodStart: userSettings.periodStart,
          periodCount: userSettings.periodCount,
        },
      })
      .from(receiptDue)
      .innerJoin(invoices, eq(invoices.id, receiptDue.invoiceId))
      .innerJoin(users, eq(users.id, receiptDue.userId))
      .innerJoin(userSettings, eq(userSettings.userId, receiptDue.userId))
      .leftJoin(emailSettings, eq(emailSettings.userId, receiptDue.userId))
      .where(and(isDue, isReady(receiptQueue, now)))
      .orderBy(...orderByOldestTry({ ...receiptQueue, since: sql`thanks_due.paid_at` }))
      .limit(limit),
    db
      .select()
      .from(emailTemplates)
      .where(
        and(
          eq(emailTemplates.kind, 'thanks'),
          inArray(
            emailTemplates.userId,
            db.select({ userId: receiptDue.userId }).from(receiptDue).where(isDue),
          ),
        ),
      ),
  ]);
  return { due, templates };
}

/**
 * Removes an invoice from the thank-you list, and adds a history line with the reason if no email was sent; concurrent
 * runs add it once. One round trip.
 * @param settled.now ms
 */
export async function settleReceipts(
  db: Database,
  settled: {
    userId: string;
    invoiceId: string;
    paidAt: number;
    told: { to: string; why: EmailReason } | null;
    now: number;
  },
): Promise<void> {
  const { userId, invoiceId, paidAt, told, now } = settled;
  await writeBatch(db, [
    db
      .delete(receiptDue)
      .where(and(eq(receiptDue.invoiceId, invoiceId), eq(receiptDue.paidAt, paidAt))),
    ...(told
      ? [
          recordHistory({
            invoiceId,
            userId,
            at: now,
            actor: 'system',
            code: 'unsent',
            detail: sql`${JSON.stringify({ ...told, kind: 'thanks' })}`,
          }),
        ]
      : []),
  ]);
}

/** Turns thank-you emails to a seller's clients on or off; idempotent. One round trip. */
export async function setThanksEnabled(
  db: Database,
  { userId, thanks, now }: { userId: string; thanks: boolean; now: number },
): Promise<void> {
  await writeBatch(db, [
    insertSelect(
      emailSettings,
      { userId, thanks, updatedAt: now },
      sql`FROM ${users} WHERE ${and(eq(users.id, userId), isNull(users.deletedAt))}
        ON CONFLICT (user_id) DO UPDATE SET thanks = excluded.thanks, updated_at = excluded.updated_at`,
    ),
  ]);
}
