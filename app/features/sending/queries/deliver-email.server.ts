import { and, eq, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { EmailReason, EmailState } from '#app/domain/sending/client-email.ts';
import { kindsEndedByPayment, statusBlocks } from '#app/domain/sending/email-kinds.ts';
import { maxDailyPerMailbox } from '#app/domain/sending/sending-limits.ts';
import { issueDocuments } from '#app/features/history/public.server.ts';
import { linkGivenOut } from '#app/features/public-invoice/public.server.ts';
import { dueDay, reminderBlock } from '#app/features/reminders/public.server.ts';
import { type HandedOutPdf, recordStatement } from '#app/features/verify/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { retryIfResponseLost, writeBatch } from '#db/write.server.ts';
import { recordEmailState } from './email-history.server.ts';
import { isStopped } from './queue-email.server.ts';

/**
 * The amount paid on the query's email's invoice when the email was scheduled, minor units; for a credited invoice,
 * only its credit notes.
 */
const paidWhenScheduled: SQL<number> = sql`coalesce((SELECT sum(CASE
    WHEN ${payments.kind} = 'credited' THEN ${payments.amountMinor}
    WHEN ${invoices.status} = 'credited' THEN 0
    WHEN ${payments.kind} IN ('payment', 'returned') THEN ${payments.amountMinor} ELSE -${payments.amountMinor} END)
  FROM ${payments} WHERE ${payments.invoiceId} = ${emails.invoiceId} AND ${payments.at} < ${emails.madeAt}), 0)`;

/**
 * Condition: the query's email asks for money that was paid, or fully credited, after it was scheduled. An email
 * scheduled for an already paid invoice is sent, even after further payments.
 */
export const isPaidSinceScheduled: SQL = sql`(${emails.kind} IN ${kindsEndedByPayment}
  AND EXISTS (SELECT 1 FROM ${invoices} WHERE ${invoices.id} = ${emails.invoiceId}
    AND ${invoices.status} IN ('paid', 'credited') AND ${paidWhenScheduled} < ${invoices.totalMinor}))`;

export type ClaimedEmail = Pick<
  typeof emails.$inferSelect,
  | 'id'
  | 'invoiceId'
  | 'userId'
  | 'kind'
  | 'paymentId'
  | 'address'
  | 'cc'
  | 'role'
  | 'token'
  | 'subject'
  | 'body'
  | 'attach'
  | 'tries'
  | 'madeAt'
>;

/** A delivery attempt: the email and the attempt's number. A later attempt has another number. */
type Try = Pick<ClaimedEmail, 'id' | 'tries'>;

const dayMs = 86_400_000;

/**
 * Claims a due email (ms) for this attempt only. Cancels an email that may no longer be sent in the same write, and
 * postpones one whose mailbox is full to the same time on the next day. Two round trips.
 * @returns null if there is nothing to do: not due, claimed by another attempt, sent, canceled, or unknown
 */
export async function claimEmail(
  db: Database,
  { id, now }: { id: string; now: number },
): Promise<ClaimedEmail | null> {
  const isDue = and(eq(emails.id, id), eq(emails.state, 'scheduled'), lte(emails.sendAt, now));
  const results = await writeBatch(db, [
    sql`UPDATE ${emails} SET state = 'cancelled', changed_at = ${now}, reason = ${reasonNotToSend()}
      WHERE ${isDue} AND ${reasonNotToSend()} IS NOT NULL`,
    recordEmailState(sql`${eq(emails.id, id)} AND changes() = 1`),
    sql`UPDATE ${emails} SET send_at = send_at + ${dayMs}, day = date(day, '+1 day'), changed_at = ${now}
      WHERE ${isDue} AND ${isMailboxFull}`,
    sql`UPDATE ${emails} SET state = 'sending', claimed_at = ${now}, tried_at = NULL, changed_at = ${now}, tries = tries + 1
      WHERE ${isDue} RETURNING tries`,
  ]);
  const tries = results[3]?.rows[0]?.tries;
  if (typeof tries !== 'number') return null;
  const { invoiceId, userId, kind, paymentId, address, cc, role, token } = emails;
  const { subject, body, attach, madeAt } = emails;
  const claimed = await read(
    db
      .select({
        id: emails.id,
        invoiceId,
        userId,
        kind,
        paymentId,
        address,
        cc,
        role,
        token,
        subject,
        body,
        attach,
        madeAt,
        tries: emails.tries,
      })
      .from(emails)
      .where(isTry({ id, tries }))
      .get(),
  );
  return claimed ?? null;
}

/** Condition: the mailbox of the query's email has reached its daily limit. */
const isMailboxFull: SQL = sql`(${emails.role} <> 'copy' AND ${maxDailyPerMailbox} <= (SELECT count(*) FROM emails AS sent
  WHERE sent.address_key = ${emails.addressKey} AND sent.day = ${emails.day} AND sent.id <> ${emails.id}
    AND sent.role <> 'copy' AND sent.state NOT IN ('scheduled', 'cancelled')))`;

/** Why the query's reminder isn't sent although its invoice isn't void; null if it is sent. */
const reasonNotToRemind = (): SQL<EmailReason | null> => sql`(SELECT CASE
  WHEN ${reminderBlock()} IS NOT NULL THEN ${reminderBlock()}
  WHEN ${emails.due} IS NOT NULL AND ${emails.due} <> ${dueDay} THEN 'outdated'
  END FROM ${invoices} WHERE ${invoices.id} = ${emails.invoiceId})`;

/** Why the query's email isn't sent; null if it is. */
const reasonNotToSend = (): SQL<EmailReason | null> => sql`CASE
  ${sql.join(
    statusBlocks.map(
      ({
        kind,
        status,
        reason,
      }) => sql`WHEN ${emails.kind} = ${kind} AND EXISTS (SELECT 1 FROM ${invoices}
        WHERE ${invoices.id} = ${emails.invoiceId} AND ${invoices.status} = ${status}) THEN ${reason}`,
    ),
    sql` `,
  )}
  WHEN ${isPaidSinceScheduled} THEN 'paid'
  WHEN NOT EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${emails.userId} AND ${isNull(users.deletedAt)}) THEN 'closed'
  WHEN ${isStopped(sql`${emails.userId}`)} THEN 'stopped'
  WHEN EXISTS (SELECT 1 FROM ${emailBlocks} WHERE ${emailBlocks.userId} = ${emails.userId}
    AND ${emailBlocks.addressKey} = ${emails.addressKey}) THEN 'blocked'
  WHEN NOT EXISTS (SELECT 1 FROM ${invoices} WHERE ${invoices.id} = ${emails.invoiceId} AND ${linkGivenOut()} IS NOT NULL)
    THEN 'unlinked'
  WHEN ${emails.kind} = 'reminder' THEN ${reasonNotToRemind()} END`;

/**
 * Records that an attempt calls the provider, issues the document as it was read if it wasn't issued yet, and records
 * the attached PDF: all or nothing, in one round trip.
 * @param begun.version the document's `updatedAt` as it was read
 * @returns false if the document has changed, the email may no longer be sent, or a newer attempt exists: then nothing
 * may be sent
 */
export async function startAttempt(
  db: Database,
  begun: Try & { invoiceId: string; version: number; pdf: HandedOutPdf | null; now: number },
): Promise<boolean> {
  const { invoiceId, version, pdf, now } = begun;
  const isUnchanged = sql`EXISTS (SELECT 1 FROM ${invoices} WHERE ${and(
    eq(invoices.id, invoiceId),
    eq(invoices.updatedAt, version),
  )} AND ${invoices.status} <> 'void')`;
  const hasBegun = sql`EXISTS (SELECT 1 FROM ${emails} WHERE ${isTry(begun)} AND ${eq(emails.triedAt, now)})`;
  const results = await writeBatch(db, [
    db
      .update(emails)
      .set({ triedAt: now })
      .where(
        and(
          isTry(begun),
          eq(emails.state, 'sending'),
          isNull(emails.triedAt),
          isUnchanged,
          sql`${reasonNotToSend()} IS NULL`,
        ),
      ),
    ...issueDocuments(and(eq(invoices.id, invoiceId), eq(invoices.updatedAt, version), hasBegun), {
      cause: 'sent',
      at: now,
    }),
    ...(pdf ? [recordStatement(pdf, hasBegun)] : []),
  ]);
  return results[0]?.rowsAffected === 1;
}

export type AttemptEnd = {
  state: Extract<
    EmailState,
    'sent' | 'unclear' | 'rejected' | 'failed' | 'cancelled' | 'scheduled'
  >;
  reason: EmailReason | null;
  providerId: string | null;
  /** When to try again, ms; only for `scheduled`. */
  sendAt?: number;
};

/**
 * Records how an attempt ended, even if it was given up in the meantime; retried if the response is lost. One round
 * trip.
 */
export async function finishAttempt(
  db: Database,
  ended: Try,
  end: AttemptEnd,
  now: number,
): Promise<void> {
  const { state, reason, providerId, sendAt } = end;
  await retryIfResponseLost(() =>
    writeBatch(db, [
      db
        .update(emails)
        .set({
          state,
          reason,
          changedAt: now,
          claimedAt: null,
          ...(providerId !== null && { providerId }),
          ...(sendAt !== undefined && { sendAt, triedAt: null }),
        })
        .where(and(isTry(ended), inArray(emails.state, ['sending', 'unclear']))),
      recordEmailState(sql`${eq(emails.id, ended.id)} AND changes() = 1`),
    ]),
  );
}

/** Exactly the condition of the partial index `emails_waiting`; otherwise SQLite doesn't use it. */
const isWaiting = sql`${emails.state} IN ('scheduled', 'sending')`;

/** After this many attempts that crashed before calling the provider, the email itself must be the cause. */
const maxEnded = 10;

/**
 * Cleans up after attempts whose worker died: those that hadn't called the provider are due again, the outcome of the
 * others is unclear.
 * @param due.limit the most emails to return; one sender gets at most half of them
 * @param due.before attempts claimed before this instant (ms)
 * @returns the ids of emails that are due now: every sender's first email before anyone's second, then by due time
 */
export async function claimOverdueEmails(
  db: Database,
  due: { before: number; now: number; limit: number },
): Promise<string[]> {
  const { before, now, limit } = due;
  const isLeft = and(isWaiting, eq(emails.state, 'sending'), lt(emails.claimedAt, before));
  const isUntried = and(isLeft, isNull(emails.triedAt));
  const results = await writeBatch(db, [
    db
      .update(emails)
      .set({ state: 'unclear', changedAt: now })
      .where(and(isLeft, isNotNull(emails.triedAt))),
    recordEmailState(sql`${isUntried} AND ${emails.tries} >= ${maxEnded}`, {
      state: 'failed',
      reason: 'unwritten',
      at: now,
    }),
    sql`UPDATE ${emails} SET changed_at = ${now}, claimed_at = NULL,
      state = CASE WHEN tries < ${maxEnded} THEN 'scheduled' ELSE 'failed' END,
      reason = CASE WHEN tries < ${maxEnded} THEN NULL ELSE 'unwritten' END
      WHERE ${isUntried}`,
    sql`SELECT id FROM (SELECT id, send_at, row_number() OVER (PARTITION BY +user_id ORDER BY send_at) AS turn
        FROM ${emails} WHERE ${isWaiting} AND state = 'scheduled' AND ${lte(emails.sendAt, now)})
      WHERE turn <= ${Math.ceil(limit / 2)} ORDER BY turn, send_at LIMIT ${limit}`,
  ]);
  return (results[3]?.rows ?? []).map(({ id }) => String(id));
}

function isTry({ id, tries }: Try) {
  return and(eq(emails.id, id), eq(emails.tries, tries));
}
