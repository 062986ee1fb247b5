/** The events that the webhook endpoint sends (`scripts/stripe-setup.ts`). */
export const planEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

/**
 * The events after which Stripe is asked again. A refund or a dispute ends nothing by itself: an operator who refunds for good
 * cancels the subscription too, which is among them.
 */
export const stripeEventTypes: ReadonlySet<string> = new Set(planEventTypes);
