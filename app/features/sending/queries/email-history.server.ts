import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { EmailReason, EmailState } from '#app/domain/sending/client-email.ts';
import { deliveryOrderOf } from '#app/features/deliveries/public.server.ts';
import { recordHistory } from '#app/features/history/public.server.ts';
import { receiptOrderOf } from '#app/features/payments/public.server.ts';
import type { VisitorSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** The email states that a document's history shows. */
const recordedStates: readonly EmailState[] = [
  'sent',
  'delivered',
  'bounced',
  'rejected',
  'failed',
  'complained',
  'cancelled',
];

/** A change of an email's state; `at` in ms. */
type StateChange = { state: EmailState | SQL; reason: EmailReason | SQL; at: number | SQL };

/** The last change, from the email's row. */
const lastChange: StateChange = {
  state: sql`${emails.state}`,
  reason: sql`${emails.reason}`,
  at: sql`${emails.changedAt}`,
};

const invoiceId = sql`${emails.invoiceId}`;
const userId = sql`${emails.userId}`;
/** The number n of the email's receipt or delivery note; 0 or null if it is about something else. */
const subjectOrder = () => sql<number | null>`CASE ${emails.kind} WHEN 'delivery-note'
  THEN ${deliveryOrderOf(emails.paymentId, emails.invoiceId)}
  ELSE ${receiptOrderOf(emails.paymentId, emails.invoiceId)} END`;

/**
 * Records state changes of emails in the documents' histories. Run it right after the update of a single email, with
 * `changes() = 1` in the condition, or right before an update, with the new state as `change` and the same condition.
 * The sender's own copies aren't recorded.
 */
export function recordEmailState(condition: SQL, change: StateChange = lastChange): SQL {
  const { state, reason, at } = change;
  return recordHistory(
    {
      invoiceId,
      userId,
      at,
      actor: sql`CASE WHEN ${state} = 'sent' AND ${emails.kind} NOT IN ('thanks', 'reminder') THEN 'owner' ELSE 'system' END`,
      code: sql`CASE WHEN ${state} = 'cancelled' THEN 'unsent'
        WHEN ${state} = 'sent' AND ${emails.kind} = 'reminder' THEN 'reminded' ELSE ${state} END`,
      detail: sql`json_object('to', ${emails.address}, 'why', ${reason}, 'kind', ${emails.kind}, 'receipt', ${subjectOrder()})`,
    },
    sql`FROM ${emails} WHERE ${condition} AND ${emails.role} <> 'copy' AND ${state} IN ${recordedStates}`,
  );
}

/** Records in a document's history that an email's recipient opened the document for the first time. */
export function recordFirstOpening(condition: SQL): SQL {
  return recordHistory(
    {
      invoiceId,
      userId,
      at: sql`${emails.firstOpenedAt}`,
      actor: 'client',
      code: 'opened',
      detail: sql`json_object('to', ${emails.address}, 'kind', ${emails.kind}, 'receipt', ${subjectOrder()})`,
    },
    sql`FROM ${emails} WHERE ${condition}`,
  );
}

/** Cancels the scheduled emails that match a condition on `emails`, and records it in their documents' histories. */
export function cancelScheduledEmails(
  condition: SQL,
  { reason, at }: { reason: EmailReason; at: number | SQL },
): SQL[] {
  const isScheduled = sql`${emails.state} = 'scheduled' AND ${condition}`;
  return [
    recordEmailState(isScheduled, { state: 'cancelled', reason, at }),
    sql`UPDATE ${emails} SET state = 'cancelled', reason = ${reason}, changed_at = ${at} WHERE ${isScheduled}`,
  ];
}

/** How many of a document's emails the owner's page reads. */
const maxShown = 100;

/** Selects the newest emails about an invoice, for a valid session of its owner; no rows for anyone else. */
export function selectEmailsForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  { id, now }: VisitorSession,
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
      receipt: sql<number | null>`nullif(${subjectOrder()}, 0)`,
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
export async function getEmailToResend(db: Database, userId: string, emailId: string) {
  const found = await read(
    db
      .select()
      .from(emails)
      .where(and(eq(emails.id, emailId), eq(emails.userId, userId)))
      .get(),
  );
  return found ?? null;
}

/**
 * Cancels an owner's email that wasn't sent yet; one round trip.
 * @param change.now ms
 * @returns the resulting state; null if it is unknown or another user's
 */
export async function cancelEmail(
  db: Database,
  { userId, emailId, now }: { userId: string; emailId: string; now: number },
): Promise<string | null> {
  const isOwners = and(eq(emails.id, emailId), eq(emails.userId, userId));
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
