import { stripeFailureKind } from '#app/adapters/stripe/stripe-failure.server.ts';
import type { Mismatch } from '#app/domain/cards/card-states.ts';
import type { ConnectClient, SessionFacts } from '#app/domain/cards/connect-client.ts';
import type { Database } from '#db/client.server.ts';
import { bookSession } from '../queries/book-session.server.ts';
import {
  type Attempt,
  giveUpAttempt,
  isTooOld,
  recordMismatchOfAttempt,
} from '../queries/checkout-attempts.server.ts';
import { refreshAccount } from './refresh-account.server.ts';

/**
 * The result of checking an attempt: `booked`, something new was recorded; `unchanged`; `mismatch`, Stripe's data differs
 * from what was stored; `withdrawn`, we no longer have access to that account.
 */
export type SettleOutcome = 'booked' | 'unchanged' | 'mismatch' | 'withdrawn';

/**
 * Fetches the state of a checkout attempt from Stripe and records it once. Amount and currency must match those stored
 * with the attempt, whatever the invoice says now.
 * @param now ms
 * @throws if Stripe or the database is unavailable: it can be retried
 */
export async function settleAttempt(
  db: Database,
  connect: ConnectClient,
  attempt: Attempt,
  now: number,
): Promise<SettleOutcome> {
  const { sessionId, accountId } = attempt;
  if (sessionId === null) {
    if (isTooOld(attempt, now)) await giveUpAttempt(db, attempt.id, now);
    return 'unchanged';
  }
  let facts: SessionFacts;
  try {
    facts = await connect.fetchSession({ accountId, sessionId });
  } catch (error) {
    const kind = stripeFailureKind(error);
    if (kind === null || kind === 'away') throw error;
    const state = await refreshAccount(db, connect, accountId, now);
    // Access is withdrawn, so Stripe can no longer be asked about it.
    if (state === 'withdrawn' || state === null) return 'withdrawn';
    throw error;
  }
  const mismatch = findMismatch(attempt, facts);
  if (mismatch) {
    await recordMismatchOfAttempt(db, { id: attempt.id, mismatch, held: facts.state, now });
    return 'mismatch';
  }
  return (await bookSession(db, { attempt, facts, now })) ? 'booked' : 'unchanged';
}

function findMismatch(
  { amountMinor, currency }: Attempt,
  { charge, ...session }: SessionFacts,
): Mismatch | null {
  const held = charge ? [session, charge] : [session];
  if (held.some((each) => each.currency !== currency)) return 'currency';
  if (held.some((each) => each.amountMinor !== amountMinor)) return 'amount';
  return null;
}
