import {
  stripeFailureCode,
  stripeFailureKind,
} from '#app/adapters/stripe/stripe-failure.server.ts';
import type { RefundState } from '#app/domain/cards/card-account.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import {
  beginRefund,
  dropRefund,
  getRefundState,
  type RefundOrder,
} from '#app/features/cards/queries/card-refunds.server.ts';
import type { Database } from '#db/client.server.ts';
import { getAttempt } from '../queries/checkout-attempts.server.ts';
import { settleAttempt } from './settle-attempts.server.ts';

/**
 * The result of a refund: its state, or why none was started and the amount that can be refunded now (minor units).
 * `unclear`: Stripe was unavailable; a retry with the same id makes one refund, and the hourly job finds out.
 */
export type RefundOutcome =
  | { outcome: 'refunded'; state: RefundState }
  | { outcome: 'changed'; refundableMinor: number }
  /** This form has already requested this amount. */
  | { outcome: 'asked-otherwise'; storedMinor: number }
  | { outcome: 'refused'; code: string | null }
  | { outcome: 'unclear' | 'not-made' | 'disconnected' | 'unknown' };

/**
 * Refunds a card payment on the seller's account at Stripe. The refund is saved before Stripe is asked, and recorded
 * from the same Stripe data as everything else, whichever event arrives first.
 * @param order.reportError gets what Stripe refused
 * @throws if the database is unavailable: it can be retried
 */
export async function refundPayment(
  db: Database,
  connect: ConnectClient,
  order: RefundOrder & { reportError: (error: unknown) => void },
): Promise<RefundOutcome> {
  const { requestId, chargeId, amountMinor, reportError } = order;
  const begun = await beginRefund(db, order);
  if (!begun) return { outcome: 'unknown' };
  const { accountId, refundableMinor } = begun;
  if (!begun.isConnected) return { outcome: 'disconnected' };
  if (begun.otherMinor !== null)
    return { outcome: 'asked-otherwise', storedMinor: begun.otherMinor };
  if (begun.state === null) return { outcome: 'changed', refundableMinor };
  if (begun.state === 'failed') return { outcome: 'not-made' };
  try {
    if (begun.state === 'asked') {
      await connect.refund({ id: requestId, accountId, chargeId, amountMinor });
    }
  } catch (error) {
    const kind = stripeFailureKind(error);
    if (kind === null) throw error;
    reportError(error);
    if (kind === 'away') return { outcome: 'unclear' };
    await dropRefund(db, requestId);
    const looked = await look(db, connect, { ...order, attemptId: begun.attemptId });
    if (looked === 'withdrawn') return { outcome: 'disconnected' };
    return { outcome: 'refused', code: stripeFailureCode(error) };
  }
  await look(db, connect, { ...order, attemptId: begun.attemptId });
  const state = await getRefundState(db, { requestId, userId: order.userId });
  return state === 'failed'
    ? { outcome: 'not-made' }
    : { outcome: 'refunded', state: state ?? 'asked' };
}

/** Records the payment's current state at Stripe; if Stripe doesn't answer, its webhooks follow. */
async function look(
  db: Database,
  connect: ConnectClient,
  { attemptId, now, reportError }: Parameters<typeof refundPayment>[2] & { attemptId: string },
) {
  const attempt = await getAttempt(db, attemptId);
  if (!attempt) return null;
  try {
    return await settleAttempt(db, connect, attempt, now);
  } catch (error) {
    if (stripeFailureKind(error) === null) throw error;
    reportError(error);
    return null;
  }
}
