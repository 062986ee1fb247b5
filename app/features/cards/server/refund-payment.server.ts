import {
  stripeFailureCode,
  stripeFailureKind,
} from '#app/adapters/stripe/stripe-failure.server.ts';
import type { RefundState } from '#app/domain/cards/card-states.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { Database } from '#db/client.server.ts';
import { beginRefund, type RefundOrder } from '../queries/begin-refund.server.ts';
import { dropRefund, getRefundState } from '../queries/card-refunds.server.ts';
import { getAttempt } from '../queries/checkout-attempts.server.ts';
import { settleAttempt } from './settle-attempt.server.ts';

/**
 * What became of a refund: how far it is; or why none was begun, with what can be refunded then (minor units). `unclear` is of Stripe
 * away: asked again under the same id it is one refund, and the hourly job finds out.
 */
export type RefundOutcome =
  | { outcome: 'refunded'; state: RefundState }
  | { outcome: 'changed'; refundableMinor: number }
  /** This form asked for so much before. */
  | { outcome: 'asked-otherwise'; storedMinor: number }
  | { outcome: 'refused'; code: string | null }
  | { outcome: 'unclear' | 'not-made' | 'disconnected' | 'unknown' };

/**
 * Gives money of a card payment back to who paid it, on the seller's account at Stripe. It is noted before
 * Stripe is asked, and booked by the same look at Stripe as everything else, whichever word of it comes first.
 * @param order.reportError told what Stripe did not do
 * @throws when the database cannot be asked: done again, it will do
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

/** Books what Stripe says of the payment now; what it does not answer comes by its events. */
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
