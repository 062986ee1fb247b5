import { type SQL, sql } from 'drizzle-orm';
import type { AttemptState } from '#app/domain/cards/card-states.ts';
import { recordHistory } from '#app/features/history/public.server.ts';
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
