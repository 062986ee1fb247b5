import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { ReportUnknown } from './stripe-event.server.ts';
import { StripeFailure } from './stripe-failure.server.ts';

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

/** A Stripe key and API address. */
export type StripeAccess = {
  secretKey: string;
  /** Scheme, host and port; the library appends its own paths (`/v1/…`). */
  apiUrl: string;
  /** Timeout of one attempt; 4 seconds by default. */
  timeoutMs?: number;
  /** Receives values that Stripe added after this version was written. */
  reportUnknown?: ReportUnknown;
};

const usualTimeoutMs = 4_000;
const retries = 1;

/** Creates a client of Stripe's library that follows no redirects. */
export function openStripe({
  secretKey,
  apiUrl,
  timeoutMs = usualTimeoutMs,
}: StripeAccess): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient((address, init) =>
      fetch(address, { ...init, redirect: 'manual' }),
    ),
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

/**
 * Calls Stripe.
 * @throws StripeFailure naming what failed
 */
export async function ask<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw new StripeFailure(what, error);
  }
}
