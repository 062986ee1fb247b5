import { createHash } from 'node:crypto';

/**
 * Returns the Idempotency-Key of a request. It covers every field of the body, because Stripe refuses a key reused with
 * other parameters until it expires: after 24 hours, in API v2 after 30 days
 * (https://docs.stripe.com/api/idempotent_requests, https://docs.stripe.com/api-v2-overview#idempotency).
 * @param purpose what is done for whom; the same purpose and body mean the same request
 */
export function idempotencyKeyOf(purpose: string, body: object): string {
  return createHash('sha256')
    .update(JSON.stringify([purpose, body]))
    .digest('hex');
}
