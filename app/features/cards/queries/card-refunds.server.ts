import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { RefundState } from '#app/domain/cards/card-states.ts';
import type { SessionFacts } from '#app/domain/cards/connect-client.ts';
import type { StoredRefund } from '#app/domain/payments/refundable.ts';
import type { AskingSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { cardRefunds, checkoutAttempts } from '#db/connect-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import { recordFailedRefunds } from './card-history.server.ts';
import type { Attempt } from './checkout-attempts.server.ts';

const { id, invoiceId: ofInvoice, chargeId, state, refundId, amountMinor } = cardRefunds;
const { madeAt, changedAt } = cardRefunds;
const asWritten = sql`${cardRefunds}.rowid`;

/** A refund that Stripe doesn't know after this time was never created there. */
export const unansweredMs = 3_600_000;

/** The states that each state may follow: Stripe's events arrive in any order, and no state goes back. */
const after: Record<RefundState, RefundState[]> = {
  asked: [],
  pending: ['asked'],
  made: ['asked', 'pending'],
  failed: ['asked', 'pending', 'made'],
};

/** Updates a refund's row to Stripe's state: the row of the request if it was requested here, else a row of its own. */
export function knowRefund(
  { id: attemptId, invoiceId, userId }: Pick<Attempt, 'id' | 'invoiceId' | 'userId'>,
  ofCharge: string,
  refund: SessionFacts['refunds'][number],
  now: number,
): Statement[] {
  const isKnown = sql`EXISTS (SELECT 1 FROM card_refunds AS known WHERE known.refund_id = ${refund.id})`;
  return [
    sql`UPDATE ${cardRefunds} SET refund_id = ${refund.id}, state = 'asked', changed_at = ${now}
      WHERE ${and(eq(id, refund.requestId ?? ''), eq(chargeId, ofCharge), isNull(refundId))}
        AND ${eq(amountMinor, refund.amountMinor)} AND NOT ${isKnown}`,
    insertSelect(
      cardRefunds,
      {
        id: refund.id,
        invoiceId,
        userId,
        chargeId: ofCharge,
        state: 'asked',
        amountMinor: refund.amountMinor,
        refundId: refund.id,
        madeAt: refund.atMs,
        changedAt: now,
      },
      sql`FROM ${checkoutAttempts}
        WHERE ${eq(checkoutAttempts.id, attemptId)} AND NOT ${isKnown} ON CONFLICT DO NOTHING`,
    ),
    sql`UPDATE ${cardRefunds} SET state = ${refund.state}, changed_at = ${now}
      WHERE ${and(eq(refundId, refund.id), inArray(state, after[refund.state]))}`,
    ...(refund.state === 'failed'
      ? [recordFailedRefunds(sql`${eq(refundId, refund.id)} AND changes() = 1`, now)]
      : []),
  ];
}

/**
 * Marks old refund requests that Stripe doesn't know as failed, right after Stripe was asked: nothing was refunded
 * (ms).
 */
export function endUnmadeRefunds(ofCharge: string, now: number): Statement[] {
  return failAskedRefunds(
    sql`${eq(chargeId, ofCharge)} AND ${lt(madeAt, now - unansweredMs)}`,
    now,
  );
}

/** Marks refund requests that Stripe has not answered as failed (ms), limited by a condition on `card_refunds`. */
export function failAskedRefunds(condition: SQL, now: number): Statement[] {
  const isUnanswered = sql`${and(eq(state, 'asked'), isNull(refundId))} AND ${condition}`;
  return [
    recordFailedRefunds(isUnanswered, now),
    sql`UPDATE ${cardRefunds} SET state = 'failed', changed_at = ${now} WHERE ${isUnanswered}`,
  ];
}

/** Deletes a refund request that Stripe refused. */
export async function dropRefund(db: Database, requestId: string): Promise<void> {
  await writeBatch(db, [
    db.delete(cardRefunds).where(and(eq(id, requestId), eq(state, 'asked'), isNull(refundId))),
  ]);
}

/** Gets the state of a refund that was requested here; null if there is none. */
export async function getRefundState(
  db: Database,
  of: { requestId: string; userId: string },
): Promise<RefundState | null> {
  const found = await read(
    db
      .select({ state })
      .from(cardRefunds)
      .where(and(eq(id, of.requestId), eq(cardRefunds.userId, of.userId)))
      .get(),
  );
  return found?.state ?? null;
}

/**
 * Selects the refunds of an invoice's card payments, oldest first, for an active session of its owner; no rows for
 * anyone else.
 */
export function selectRefundsForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  session: AskingSession,
) {
  return db
    .select({ refundId, chargeId, amountMinor, state, changedAt } satisfies Record<
      keyof StoredRefund,
      unknown
    >)
    .from(cardRefunds)
    .innerJoin(sessions, eq(sessions.userId, cardRefunds.userId))
    .where(
      and(
        eq(ofInvoice, invoiceId),
        eq(sessions.id, session.id),
        gt(sessions.expiresAt, session.now),
      ),
    )
    .orderBy(asWritten);
}
