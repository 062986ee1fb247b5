/** The events that the webhook endpoint subscribes to (`scripts/stripe-setup.ts`). */
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
 * The events after which we fetch the subscription from Stripe. A refund or dispute alone ends nothing: an operator who
 * refunds for good also cancels the subscription, which sends its own event.
 */
export const stripeEventTypes: ReadonlySet<string> = new Set(planEventTypes);
