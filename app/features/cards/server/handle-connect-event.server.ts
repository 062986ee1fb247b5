import {
  type ConnectClient,
  type ConnectEvent,
  concernsPayment,
  withdrawalType,
} from '#app/domain/cards/connect-client.ts';
import type { Database } from '#db/client.server.ts';
import {
  type Attempt,
  findAttempt,
  recordMismatchOfAttempt,
} from '../queries/checkout-attempts.server.ts';
import { findAccountUser } from '../queries/connected-accounts.server.ts';
import { refreshAccount } from './connect-account.server.ts';
import { closeStaleAttempts, type SettleOutcome, settleAttempt } from './settle-attempts.server.ts';

/** `unconcerned`: an event type that changes nothing; `not-ours`: about an account or a sale unknown to us. */
export type ConnectOutcome = SettleOutcome | 'unconcerned' | 'not-ours' | 'account';

export type HandledConnectEvent = {
  outcome: ConnectOutcome;
  userId: string | null;
  invoiceId: string | null;
};

/**
 * Handles a verified event of a seller's account. Only its account and the ids in it are used; the rest is fetched from
 * Stripe. Sales that did not start here are ignored. Closes checkout pages whose amount is no longer due.
 * @param now ms
 * @throws if Stripe or the database is unavailable: the event can be sent again
 */
export async function handleConnectEvent(
  db: Database,
  connect: ConnectClient,
  event: ConnectEvent,
  now: number,
): Promise<HandledConnectEvent> {
  const none = { userId: null, invoiceId: null };
  if (event.type === withdrawalType) return handleAccountEvent(db, connect, event.accountId, now);
  if (!concernsPayment(event.type)) return { outcome: 'unconcerned', ...none };
  const attempt = await findAttemptOf(db, connect, event);
  if (!attempt) return { outcome: 'not-ours', ...none };
  const { userId, invoiceId } = attempt;
  if (attempt.accountId !== event.accountId) {
    await recordMismatchOfAttempt(db, { id: attempt.id, mismatch: 'account', now });
    return { outcome: 'mismatch', userId, invoiceId };
  }
  const outcome = await settleAttempt(db, connect, attempt, now);
  await closeStaleAttempts(db, connect, {
    userId,
    invoiceId,
    now,
    reportError: (error) => {
      throw error;
    },
  });
  return { outcome, userId, invoiceId };
}

/** Handles an event that a seller's account changed. */
export async function handleAccountEvent(
  db: Database,
  connect: ConnectClient,
  accountId: string,
  now: number,
): Promise<HandledConnectEvent> {
  const userId = await findAccountUser(db, accountId);
  if (userId === null) return { outcome: 'not-ours', userId: null, invoiceId: null };
  await refreshAccount(db, connect, accountId, now);
  return { outcome: 'account', userId, invoiceId: null };
}

/**
 * A refund or dispute event may arrive before that of its payment; then Stripe is asked which page the payment came
 * from.
 */
async function findAttemptOf(
  db: Database,
  connect: ConnectClient,
  { accountId, sessionId, paymentIntentId }: ConnectEvent,
): Promise<Attempt | null> {
  const known = await findAttempt(db, { sessionId, paymentIntentId });
  if (known || sessionId !== null || paymentIntentId === null) return known;
  if ((await findAccountUser(db, accountId)) === null) return null;
  const found = await connect.findSession({ accountId, paymentIntentId });
  return found === null ? null : findAttempt(db, { sessionId: found });
}
