/** The events after which a payment is looked at anew; the endpoint for connected accounts is to send these. */
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

/** Whether a payment is to be looked at after an event. */
export function concernsPayment(type: string): boolean {
  return concerning.has(type);
}

/** The thin events after which a seller's account is read again; their event destination is to send these. */
export const accountEventTypes = [
  'v2.core.account[configuration.merchant].capability_status_updated',
  'v2.core.account[requirements].updated',
  'v2.core.account.closed',
] as const;

/** Said on the endpoint of payments, but about the account. */
export const withdrawalType = 'account.application.deauthorized';
