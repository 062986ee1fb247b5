import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AttemptState } from '#app/domain/cards/card-account.ts';
import type { SessionFacts } from '#app/domain/cards/connect-client.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { ledgerEffects } from '#app/features/payments/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { cardDisputes, cardRefunds, checkoutAttempts } from '#db/connect-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { read } from '#db/read.server.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import { recordAttemptState, recordDispute } from './card-history.server.ts';
import { endUnmadeRefunds, recordKnownRefund } from './card-refunds.server.ts';
import type { Attempt } from './checkout-attempts.server.ts';

/** The states that each state may follow: Stripe's events arrive in any order, and no state goes back. */
const after: Record<AttemptState, AttemptState[]> = {
  new: [],
  open: ['new'],
  expired: ['new', 'open'],
  processing: ['new', 'open'],
  failed: ['new', 'open', 'processing'],
  paid: ['new', 'open', 'processing', 'failed', 'expired'],
};

type Booked = { attempt: Attempt; facts: SessionFacts; now: number };

/**
 * Updates the ledger, disputes and checkout attempt from a Stripe session, in one transaction. Payments are recorded by
 * the charge's id, refunds and lost disputes by theirs, each only once, in whatever order and however often they
 * arrive.
 * @returns whether anything was new
 */
export async function bookSession(db: Database, booked: Booked): Promise<boolean> {
  const { attempt, facts, now } = booked;
  const seller = await read(
    db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, attempt.userId)).get(),
  );
  const timeZone = seller?.timeZone ?? null;
  const moves = [
    ...entriesOf(booked, timeZone),
    ...disputesOf(booked),
    db
      .update(checkoutAttempts)
      .set({
        state: facts.state,
        ...(facts.charge && { chargeId: facts.charge.id }),
      })
      .where(
        and(
          eq(checkoutAttempts.id, attempt.id),
          inArray(checkoutAttempts.state, after[facts.state]),
        ),
      ),
    recordAttemptState(sql`${eq(checkoutAttempts.id, attempt.id)} AND changes() = 1`, {
      state: facts.state,
      at: now,
    }),
  ];
  const results = await writeBatch(db, [
    ...moves,
    ...ledgerEffects({ invoiceId: attempt.invoiceId, now }),
    // The time of this check, whether or not anything was new.
    db
      .update(checkoutAttempts)
      .set({
        changedAt: now,
        ...(facts.paymentIntentId && { paymentIntentId: facts.paymentIntentId }),
      })
      .where(eq(checkoutAttempts.id, attempt.id)),
  ]);
  return results.slice(0, moves.length).some(({ rowsAffected }) => rowsAffected > 0);
}

function entriesOf({ attempt, facts, now }: Booked, timeZone: string | null): Statement[] {
  const { charge, refunds, disputes } = facts;
  if (!charge) return [];
  const { invoiceId, userId } = attempt;
  const entry = (id: string, amountMinor: number, atMs: number) => ({
    id,
    invoiceId,
    userId,
    at: now,
    origin: 'card' as const,
    method: 'card' as const,
    amountMinor,
    day: dayInTimeZone(atMs, timeZone),
  });
  const ofAttempt = sql`FROM ${checkoutAttempts} WHERE ${eq(checkoutAttempts.id, attempt.id)}`;
  const once = sql`ON CONFLICT (id) DO NOTHING`;
  const hasReversal = sql`EXISTS (SELECT 1 FROM ${payments}
    WHERE ${payments.undoes} = ${charge.id} AND ${payments.kind} = 'reversal')`;
  return [
    insertSelect(
      payments,
      { ...entry(charge.id, charge.amountMinor, charge.atMs), kind: 'payment' },
      sql`${ofAttempt} ${once}`,
    ),
    ...refunds.flatMap((refund) => recordKnownRefund(attempt, charge.id, refund, now)),
    ...refunds.map(({ id, amountMinor, atMs, state }) =>
      state === 'failed'
        ? // A failed refund returns its amount, so an opposite entry is recorded.
          insertSelect(
            payments,
            { ...entry(`${id} failed`, amountMinor, now), kind: 'returned', undoes: id },
            sql`FROM ${payments} AS given WHERE given.id = ${id} ${once}`,
          )
        : insertSelect(
            payments,
            { ...entry(id, amountMinor, atMs), kind: 'refund', undoes: charge.id },
            sql`FROM ${cardRefunds}
              WHERE ${cardRefunds.refundId} = ${id} AND ${cardRefunds.state} IN ('pending', 'made') ${once}`,
          ),
    ),
    ...endUnmadeRefunds(charge.id, now),
    ...disputes
      .filter(({ state }) => state === 'lost')
      .map(({ id, amountMinor }) =>
        insertSelect(
          payments,
          {
            ...entry(id, amountMinor, now),
            // A payment has at most one reversal, so a second lost dispute about it is recorded as a refund.
            kind: sql`CASE WHEN ${hasReversal} THEN 'refund' ELSE 'reversal' END`,
            undoes: charge.id,
          },
          sql`${ofAttempt} ${once}`,
        ),
      ),
  ];
}

function disputesOf({ attempt, facts, now }: Booked): Statement[] {
  const { invoiceId, userId } = attempt;
  const chargeId = facts.charge?.id;
  if (chargeId === undefined) return [];
  const ofAttempt = sql`FROM ${checkoutAttempts} WHERE ${eq(checkoutAttempts.id, attempt.id)}`;
  return facts.disputes.flatMap(({ id, amountMinor, atMs, state }) => [
    insertSelect(
      cardDisputes,
      { id, invoiceId, userId, chargeId, amountMinor, state: 'open', at: atMs },
      sql`${ofAttempt} ON CONFLICT (id) DO NOTHING`,
    ),
    recordDispute(id, 'disputed'),
    ...(state === 'open' ? [] : decide(id, state, now)),
  ]);
}

function decide(id: string, state: 'won' | 'lost', now: number): Statement[] {
  return [
    sql`UPDATE ${cardDisputes} SET state = ${state}, at = ${now} WHERE id = ${id} AND state = 'open'`,
    recordDispute(id, state === 'won' ? 'disputeWon' : 'disputeLost'),
  ];
}
