import type Stripe from 'stripe';
import { badRequest } from '../refusal.ts';
import { newId, type StripeState } from '../stripe-state.ts';
import {
  unusedChargeFields,
  unusedDisputeFields,
  unusedIntentFields,
  unusedRefundFields,
} from '../unused-fields.ts';
import type { Wire } from '../wire.ts';
import { announceOn } from './connect-events.ts';
import type { ConnectedAccount } from './connected-account.ts';
import { endSession, type PaymentSession } from './payment-sessions.ts';

export type PaymentIntent = ReturnType<typeof makeIntent>;
export type Charge = ReturnType<typeof makeCharge>;
export type Refund = ReturnType<typeof makeRefund>;
export type Dispute = ReturnType<typeof makeDispute>;

/** The account and time (seconds) of an event. */
export type At = { state: StripeState; account: ConnectedAccount; now: number };

function makeIntent({ amount_total: amount, currency, metadata }: PaymentSession, now: number) {
  return {
    ...unusedIntentFields,
    id: newId('pi'),
    object: 'payment_intent' as const,
    amount,
    amount_received: 0,
    created: now,
    currency,
    description: null,
    latest_charge: null as string | null,
    metadata,
    status: 'processing' as 'processing' | 'succeeded' | 'requires_payment_method',
  } satisfies Wire<Stripe.PaymentIntent>;
}

function makeCharge({ id, amount, currency }: PaymentIntent, now: number) {
  return {
    ...unusedChargeFields,
    id: newId('ch'),
    object: 'charge' as const,
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    created: now,
    currency,
    description: null,
    disputed: false as boolean,
    metadata: {},
    paid: true as boolean,
    payment_intent: id,
    refunded: false as boolean,
    status: 'succeeded' as 'pending' | 'succeeded' | 'failed',
  } satisfies Wire<Stripe.Charge>;
}

type Refunding = { amount: number; metadata: Record<string, string>; now: number };

function makeRefund(
  { id, currency, payment_intent }: Charge,
  { amount, metadata, now }: Refunding,
  isCovered: boolean,
) {
  return {
    ...unusedRefundFields,
    id: newId('re'),
    object: 'refund' as const,
    amount,
    charge: id,
    created: now,
    currency,
    metadata,
    payment_intent,
    // If the balance doesn't cover the refund, it is funded from the seller's bank, which takes
    // days.
    ...(!isCovered && { pending_reason: 'insufficient_funds' as const }),
    status: (isCovered ? 'succeeded' : 'pending') as 'pending' | 'succeeded' | 'failed',
  } satisfies Wire<Stripe.Refund>;
}

function makeDispute({ id, amount, currency, payment_intent }: Charge, now: number) {
  return {
    ...unusedDisputeFields,
    id: newId('du'),
    object: 'dispute' as const,
    amount,
    charge: id,
    created: now,
    currency,
    payment_intent,
    reason: 'fraudulent' as const,
    status: 'needs_response' as 'needs_response' | 'won' | 'lost',
  } satisfies Wire<Stripe.Dispute>;
}

/** Pays an open session, immediately or by a bank debit that takes days. */
export function paySession(
  { state, account, now }: At,
  session: PaymentSession,
  how: 'card' | 'bank',
): PaymentIntent {
  const intent = makeIntent(session, now);
  const charge = makeCharge(intent, now);
  intent.latest_charge = charge.id;
  account.objects.payment_intent.set(intent.id, intent);
  account.objects.charge.set(charge.id, charge);
  session.payment_intent = intent.id;
  endSession(session, 'complete');
  if (how === 'card') succeed(intent, charge, session);
  else Object.assign(charge, { status: 'pending', paid: false, amount_captured: 0 });
  announceOn(state, account, { type: 'checkout.session.completed', object: session, now });
  return intent;
}

function succeed(intent: PaymentIntent, charge: Charge, session: PaymentSession): void {
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  Object.assign(charge, { status: 'succeeded', paid: true, amount_captured: charge.amount });
  session.payment_status = 'paid';
}

/** Settles or fails a bank payment. */
export function endBankPayment({ state, account, now }: At, intentId: string, isPaid: boolean) {
  const { objects } = account;
  const intent = must(objects.payment_intent.get(intentId));
  const charge = must(objects.charge.get(intent.latest_charge ?? ''));
  const session = must(
    [...objects['checkout.session'].values()].find((each) => each.payment_intent === intentId),
  );
  if (intent.status !== 'processing') throw badRequest('This payment is not under way.');
  if (isPaid) succeed(intent, charge, session);
  else {
    intent.status = 'requires_payment_method';
    Object.assign(charge, { status: 'failed', paid: false });
  }
  const type = isPaid ? 'async_payment_succeeded' : 'async_payment_failed';
  announceOn(state, account, { type: `checkout.session.${type}`, object: session, now });
}

/** Refunds part of a charge, as the seller's dashboard and the API do. */
export function refundCharge(
  { state, account, now }: At,
  chargeId: string,
  amount: number,
  metadata: Record<string, string> = {},
) {
  const charge = must(account.objects.charge.get(chargeId));
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') throw badRequest('This charge was not paid.');
  const disputes = [...account.objects.dispute.values()];
  if (disputes.some((each) => each.charge === chargeId && each.status !== 'won')) {
    throw badRequest(`The charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (account.balance === 'empty') {
    throw badRequest('Insufficient funds in your Stripe balance to refund this amount.', {
      code: 'balance_insufficient',
    });
  }
  if (left === 0) {
    throw badRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount > left) {
    throw badRequest('Refund amount is greater than unrefunded amount on charge.', {
      param: 'amount',
    });
  }
  const refund = makeRefund(charge, { amount, metadata, now }, account.balance !== 'low');
  account.objects.refund.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  announceOn(state, account, { type: 'charge.refunded', object: charge, now });
  return refund;
}

/** Completes a pending refund. */
export function finishRefund({ state, account, now }: At, refundId: string): void {
  const refund = must(account.objects.refund.get(refundId));
  refund.status = 'succeeded';
  announceOn(state, account, { type: 'refund.updated', object: refund, now });
}

/** Fails a refund that the client's bank returned. */
export function failRefund({ state, account, now }: At, refundId: string): void {
  const refund = must(account.objects.refund.get(refundId));
  const charge = must(account.objects.charge.get(refund.charge));
  refund.status = 'failed';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  announceOn(state, account, { type: 'refund.failed', object: refund, now });
}

/** Opens a dispute at the client's bank. */
export function disputeCharge({ state, account, now }: At, chargeId: string): Dispute {
  const charge = must(account.objects.charge.get(chargeId));
  const dispute = makeDispute(charge, now);
  account.objects.dispute.set(dispute.id, dispute);
  charge.disputed = true;
  announceOn(state, account, { type: 'charge.dispute.created', object: dispute, now });
  return dispute;
}

/** Closes a dispute with the bank's decision. */
export function closeDispute({ state, account, now }: At, id: string, status: 'won' | 'lost') {
  const dispute = must(account.objects.dispute.get(id));
  dispute.status = status;
  announceOn(state, account, { type: 'charge.dispute.closed', object: dispute, now });
}

function must<T>(found: T | undefined): T {
  if (found === undefined) throw badRequest('There is no such thing here.');
  return found;
}
