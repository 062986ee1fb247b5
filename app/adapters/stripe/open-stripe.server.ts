import Stripe from 'stripe';
import type { ReportUnknown } from './open-enum.server.ts';
import { StripeFailure } from './stripe-failure.server.ts';

/** A key, and where Stripe answers. */
export type StripeAccess = {
  secretKey: string;
  /** Scheme, host and port; the library's own paths (`/v1/…`) stand right behind it. */
  apiUrl: string;
  /** How long one try of a call may take; 4 seconds unless told. */
  timeoutMs?: number;
  /** Receives values that Stripe added after this version was written. */
  reportUnknown?: ReportUnknown;
};

const usualTimeoutMs = 4_000;
const retries = 1;

/** Stripe's own library, which follows no redirect. */
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
 * Does something at Stripe.
 * @throws StripeFailure naming what could not be done
 */
export async function ask<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw new StripeFailure(what, error);
  }
}
