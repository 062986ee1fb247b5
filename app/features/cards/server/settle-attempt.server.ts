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
 * What became of a look at a try: `booked`, something was new; `unchanged`; `mismatch`, Stripe holds something else than we
 * stored; `withdrawn`, we may not ask about that account any more.
 */
export type SettleOutcome = 'booked' | 'unchanged' | 'mismatch' | 'withdrawn';

/**
 * Asks Stripe what holds for a try to pay and books it, once. Amount and currency must be those that were stored with the
 * try, whatever the invoice says today.
 * @param now ms
 * @throws when Stripe or the database cannot be asked: done again, it will do
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
    // Withdrawn now, or before: nobody can ask about it any more.
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
