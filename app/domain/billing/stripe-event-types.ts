/**
 * The events after which Stripe is asked anew; the webhook endpoint is to send these (docs/deploying.md). A refund or a
 * dispute ends nothing by itself: an operator who refunds for good cancels the subscription too, which is among them.
 */
export const stripeEventTypes: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
]);
