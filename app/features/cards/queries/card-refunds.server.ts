import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { RefundState } from '#app/domain/cards/card-account.ts';
import type { SessionFacts } from '#app/domain/cards/connect-client.ts';
import type { StoredRefund } from '#app/domain/payments/stored-entry.ts';
import type { VisitorSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { cardRefunds, checkoutAttempts } from '#db/connect-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import { recordFailedRefunds } from './card-history.server.ts';
import type { Attempt } from './checkout-attempts.server.ts';

const {
  id,
  invoiceId: ofInvoice,
  chargeId,
  state,
  refundId,
  amountMinor,
  madeAt,
  changedAt,
} = cardRefunds;
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
export function recordKnownRefund(
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
  session: VisitorSession,
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

// Plain SQL, since each of these refers to the ledger more than once: `charge` is the payment to refund.

/** The part of a charge that has not been refunded and has no refund pending, in minor units. */
const openInCharge = sql`(charge.amount
  - coalesce((SELECT sum(back.amount) FROM payments AS back
      WHERE back.invoice_id = charge.invoice_id AND back.undoes = charge.id), 0)
  + coalesce((SELECT sum(again.amount) FROM payments AS again
      INNER JOIN payments AS back ON back.id = again.undoes
      WHERE again.invoice_id = charge.invoice_id AND back.undoes = charge.id AND again.kind = 'returned'), 0)
  - coalesce((SELECT sum(asked.amount) FROM card_refunds AS asked
      WHERE asked.invoice_id = charge.invoice_id AND asked.charge_id = charge.id AND asked.state = 'asked'), 0))`;

/**
 * The part of an invoice's card payments that has not been refunded, has no refund pending and is not used as credit
 * elsewhere, in minor units.
 */
const openInInvoice = sql`((SELECT sum(CASE WHEN each.kind IN ('payment', 'returned') THEN each.amount ELSE -each.amount END)
    FROM payments AS each WHERE each.invoice_id = charge.invoice_id
      AND (each.origin = 'card' OR (each.origin = 'credit' AND each.kind IN ('used', 'returned'))))
  - coalesce((SELECT sum(asked.amount) FROM card_refunds AS asked
      WHERE asked.invoice_id = charge.invoice_id AND asked.state = 'asked'), 0))`;

/** The refundable amount of a charge in minor units: the SQL form of `refundableOf`. */
const refundable = sql`max(0, min(${openInCharge}, ${openInInvoice}))`;

/** The checkout attempt of a charge, and the account that received it. */
const ofCharge = sql`FROM payments AS charge
  INNER JOIN invoices ON invoices.id = charge.invoice_id
  INNER JOIN checkout_attempts AS attempt
    ON attempt.invoice_id = charge.invoice_id AND attempt.charge_id = charge.id
  INNER JOIN connected_accounts AS held ON held.account_id = attempt.account_id`;

const isConnected = sql`held.state <> 'withdrawn' AND held.stopped_at IS NULL`;

export type RefundOrder = {
  userId: string;
  invoiceId: string;
  chargeId: string;
  /** Created by the form, so that sending it twice makes one refund. */
  requestId: string;
  amountMinor: number;
  /** The refundable amount that the form showed: nothing is refunded if it has changed. */
  seenMinor: number;
  /** ms. */
  now: number;
};

/** A payment that can be refunded, and the state of the requested refund. */
type InsertedRefund = {
  /** The state of this form's refund; null if it could not start. */
  state: RefundState | null;
  /** The amount this form requested before, if it was for another amount or payment (minor units); else null. */
  otherMinor: number | null;
  refundableMinor: number;
  isConnected: boolean;
  attemptId: string;
  accountId: string;
};

/**
 * Saves a refund of the owner's card payment before Stripe is asked for it, so that its amount can't be refunded or
 * used as credit again. One transaction, one round trip. Idempotent.
 * @returns null if there is no such payment, or it is another user's
 */
export async function insertRefund(
  db: Database,
  order: RefundOrder,
): Promise<InsertedRefund | null> {
  const { userId, invoiceId, chargeId, requestId, amountMinor, seenMinor, now } = order;
  const isOrdered = sql`charge.id = ${chargeId} AND charge.invoice_id = ${invoiceId} AND charge.user_id = ${userId}
    AND charge.kind = 'payment' AND charge.origin = 'card'`;
  const results = await writeBatch(db, [
    insertSelect(
      cardRefunds,
      {
        id: requestId,
        invoiceId,
        userId,
        chargeId,
        amountMinor,
        state: 'asked',
        madeAt: now,
        changedAt: now,
      },
      sql`${ofCharge} WHERE ${isOrdered} AND ${isConnected} AND ${refundable} = ${seenMinor}
        AND ${amountMinor} BETWEEN 1 AND ${refundable} ON CONFLICT DO NOTHING`,
    ),
    sql`SELECT (SELECT ${cardRefunds.state} FROM ${cardRefunds} WHERE ${and(
      eq(cardRefunds.id, requestId),
      eq(cardRefunds.chargeId, chargeId),
      eq(cardRefunds.invoiceId, invoiceId),
      eq(cardRefunds.amountMinor, amountMinor),
    )}) AS state, (SELECT ${cardRefunds.amountMinor} FROM ${cardRefunds} WHERE ${and(
      eq(cardRefunds.id, requestId),
      eq(cardRefunds.invoiceId, invoiceId),
    )}) AS stored, ${refundable} AS refundable, ${isConnected} AS is_connected, attempt.id AS attempt_id,
      attempt.account_id AS account_id ${ofCharge} WHERE ${isOrdered}`,
  ]);
  const row = results.at(-1)?.rows[0];
  return row
    ? {
        state: row.state as RefundState | null,
        otherMinor: row.state === null && row.stored !== null ? Number(row.stored) : null,
        refundableMinor: Number(row.refundable),
        isConnected: row.is_connected === 1,
        attemptId: String(row.attempt_id),
        accountId: String(row.account_id),
      }
    : null;
}
