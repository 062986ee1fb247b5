import { type CheckoutSession, closeSession } from './checkout-sessions.ts';
import { announce } from './events.ts';
import { findObject, type StripeState } from './stripe-state.ts';
import { startSubscription } from './subscription-life.ts';

/**
 * Stripe's declining test cards with the message shown to the buyer (`docs.stripe.com/testing`).
 */
const decliningCards: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000000341': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000000000000069': 'Your card has expired.',
  '4000000000000127': "Your card's security code is incorrect.",
  '4000000000000119': 'An error occurred while processing your card. Try again later.',
};

const payingCard = '4242424242424242';

/** The message for a declined card; null for the working one. */
export function refusalOfCard(card: string): string | null {
  const digits = card.replace(/[\s-]/g, '');
  if (digits === payingCard) return null;
  return decliningCards[digits] ?? 'Your card number is invalid.';
}

/**
 * Pays an open session by card (`now` in seconds).
 * @returns null when paid, otherwise the message for the buyer
 */
export function completeCheckout(
  state: StripeState,
  session: CheckoutSession,
  { card, now }: { card: string; now: number },
): string | null {
  const refusal = refusalOfCard(card);
  if (refusal !== null) return refusal;
  const order = state.orders.get(session.id);
  if (!order) throw new Error(`${session.id} was not made here`);
  const price = findObject(state, 'price', order.priceId);
  const start = { customerId: session.customer, price, metadata: order.metadata };
  const subscription = startSubscription(state, start, now);
  closeSession(session, 'complete');
  session.payment_status = 'paid';
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  announce(state, { type: 'checkout.session.completed', object: session }, now);
  return null;
}
