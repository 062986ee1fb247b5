/** The events after which a payment is fetched again; the Connect webhook endpoint must send these. */
export const paymentEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

const concerning: ReadonlySet<string> = new Set(paymentEventTypes);

/** Whether a payment must be fetched again after an event. */
export function concernsPayment(type: string): boolean {
  return concerning.has(type);
}

/** Sent to the payments endpoint, but concerns the account. */
export const withdrawalType = 'account.application.deauthorized';
