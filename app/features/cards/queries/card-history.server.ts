import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AttemptState } from '#app/domain/cards/card-account.ts';
import type { StoredDispute } from '#app/domain/payments/stored-entry.ts';
import { recordHistory } from '#app/features/history/public.server.ts';
import type { VisitorSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { cardDisputes, cardRefunds, checkoutAttempts } from '#db/connect-schema.ts';

// The history events of card payments that are not ledger entries. Each statement must run either right after the
// change of a single row, with `changes() = 1` in its condition, or right before a change of any number of rows, with
// the same condition.

const ofAttempt = {
  invoiceId: sql`${checkoutAttempts.invoiceId}`,
  userId: sql`${checkoutAttempts.userId}`,
  actor: 'client',
  detail: sql`json_object('amount', ${checkoutAttempts.amountMinor})`,
} as const;

/** Records that checkout attempts are processing or failed; other states are not recorded. `at` in ms. */
export function recordAttemptState(
  condition: SQL,
  { state, at }: { state: AttemptState; at: number | SQL },
): SQL {
  return recordHistory(
    { ...ofAttempt, at, code: state === 'processing' ? 'cardUnderWay' : 'cardFailed' },
    sql`FROM ${checkoutAttempts} WHERE ${condition} AND ${state} IN ('processing', 'failed')`,
  );
}

/**
 * Records that Stripe's data for an attempt differs from what was stored, the first time only; must run before the
 * mismatch is saved (ms).
 */
export function recordMismatch(attempt: SQL, now: number): SQL {
  return recordHistory(
    { ...ofAttempt, at: now, code: 'cardMisfit' },
    sql`FROM ${checkoutAttempts} WHERE ${attempt} AND ${checkoutAttempts.mismatch} IS NULL`,
  );
}

/** Records that refunds failed (ms). */
export function recordFailedRefunds(condition: SQL, now: number): SQL {
  return recordHistory(
    {
      invoiceId: sql`${cardRefunds.invoiceId}`,
      userId: sql`${cardRefunds.userId}`,
      at: now,
      actor: 'system',
      code: 'refundFailed',
      detail: sql`json_object('amount', ${cardRefunds.amountMinor})`,
    },
    sql`FROM ${cardRefunds} WHERE ${condition}`,
  );
}

/** Records that the previous statement opened or decided a dispute. */
export function recordDispute(
  disputeId: string,
  code: 'disputed' | 'disputeWon' | 'disputeLost',
): SQL {
  return recordHistory(
    {
      invoiceId: sql`${cardDisputes.invoiceId}`,
      userId: sql`${cardDisputes.userId}`,
      at: sql`${cardDisputes.at}`,
      actor: 'client',
      code,
      detail: sql`json_object('amount', ${cardDisputes.amountMinor})`,
    },
    sql`FROM ${cardDisputes} WHERE ${cardDisputes.id} = ${disputeId} AND changes() = 1`,
  );
}

/** A condition on the query's invoice: a card payment of it is disputed. */
export const isDisputed: SQL<boolean> = sql<boolean>`EXISTS (SELECT 1 FROM card_disputes AS disputed
  WHERE disputed.invoice_id = invoices.id AND disputed.state = 'open')`.mapWith(Boolean);

/**
 * Selects the disputes about an invoice's card payments, for an active session of its owner; no rows for anyone else.
 */
export function selectDisputesForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  session: VisitorSession,
) {
  const { id, chargeId, amountMinor, state, at } = cardDisputes;
  return db
    .select({ id, chargeId, amountMinor, state, at } satisfies Record<keyof StoredDispute, unknown>)
    .from(cardDisputes)
    .innerJoin(sessions, eq(sessions.userId, cardDisputes.userId))
    .where(
      and(
        eq(cardDisputes.invoiceId, invoiceId),
        eq(sessions.id, session.id),
        gt(sessions.expiresAt, session.now),
      ),
    )
    .orderBy(sql`${cardDisputes}.rowid`);
}
