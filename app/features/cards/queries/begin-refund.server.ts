import { and, eq, sql } from 'drizzle-orm';
import type { RefundState } from '#app/domain/cards/card-states.ts';
import type { Database } from '#db/client.server.ts';
import { cardRefunds } from '#db/connect-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { writeBatch } from '#db/write.server.ts';

// Spelled out, since each names the ledger more than once: `charge` is the payment that is refunded.

/** What of a charge did not go back, and has not been asked back, minor units. */
const heldByCharge = sql`(charge.amount
  - coalesce((SELECT sum(back.amount) FROM payments AS back
      WHERE back.invoice_id = charge.invoice_id AND back.undoes = charge.id), 0)
  + coalesce((SELECT sum(again.amount) FROM payments AS again
      INNER JOIN payments AS back ON back.id = again.undoes
      WHERE again.invoice_id = charge.invoice_id AND back.undoes = charge.id AND again.kind = 'returned'), 0)
  - coalesce((SELECT sum(asked.amount) FROM card_refunds AS asked
      WHERE asked.invoice_id = charge.invoice_id AND asked.charge_id = charge.id AND asked.state = 'asked'), 0))`;

/** What of its invoice's card payments did not go back, has not been asked back, and is not used as credit elsewhere. */
const heldByInvoice = sql`((SELECT sum(CASE WHEN each.kind IN ('payment', 'returned') THEN each.amount ELSE -each.amount END)
    FROM payments AS each WHERE each.invoice_id = charge.invoice_id
      AND (each.origin = 'card' OR (each.origin = 'credit' AND each.kind IN ('used', 'returned'))))
  - coalesce((SELECT sum(asked.amount) FROM card_refunds AS asked
      WHERE asked.invoice_id = charge.invoice_id AND asked.state = 'asked'), 0))`;

/** What can be refunded of a charge, minor units: the same as `refundableOf`, said in SQL. */
const refundable = sql`max(0, min(${heldByCharge}, ${heldByInvoice}))`;

/** The try to pay that a charge belongs to, and the account that took it. */
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
  /** Made by the form: sent twice it is one refund. */
  requestId: string;
  amountMinor: number;
  /** What the form said that can be refunded: nothing is asked for where that has changed since. */
  seenMinor: number;
  /** ms. */
  now: number;
};

/** A payment of which money may be given back, and how far the refund is that was asked for. */
export type BegunRefund = {
  /** Of this form's refund; null where it could not begin. */
  state: RefundState | null;
  /** What this form asked for before, where it was another amount or payment (minor units); null where it was not. */
  otherMinor: number | null;
  refundableMinor: number;
  isConnected: boolean;
  attemptId: string;
  accountId: string;
};

/**
 * Notes a refund of a card payment of the owner's, before Stripe is asked for it: from then on its amount can be neither refunded nor
 * used as credit again. One transaction, one round trip; sent again it changes nothing.
 * @returns null when there is no such payment, or it is another user's
 */
export async function beginRefund(db: Database, order: RefundOrder): Promise<BegunRefund | null> {
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
