import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { ReportUnknown } from './stripe-event.server.ts';

/**
 * Why a Stripe call failed: `away` may work later (unreachable, slow, overloaded), `no-such` names something that
 * Stripe doesn't have, `refused` is everything else (a wrong key, a wrong parameter).
 */
type StripeFailureKind = 'away' | 'no-such' | 'refused';

/** Its message contains Stripe's fixed error words and the request id, but no key, address or personal data. */
export class StripeFailure extends Error {
  override name = 'StripeFailure';
  readonly kind: StripeFailureKind;
  /** The missing object is the customer. */
  readonly isCustomerGone: boolean;
  /**
   * Stripe responded with an error of its own, which it repeats to the same idempotency key for 24 hours
   * (https://docs.stripe.com/api/idempotent_requests).
   */
  readonly isRepeated: boolean;
  /** Stripe's error code (docs.stripe.com/error-codes); null without one. */
  readonly code: string | null;

  constructor(what: string, failure: unknown) {
    const { status, code, words } = read(failure);
    super(`Stripe could not ${what}: ${words.join(' ')}`);
    this.kind = kindOf(failure, status, words);
    this.code = code;
    this.isRepeated = status !== null && status >= 500;
    this.isCustomerGone = this.kind === 'no-such' && words.includes('customer');
  }
}

/** Returns the kind of a Stripe adapter error; null for any other error. */
export function stripeFailureKind(error: unknown): StripeFailureKind | null {
  return error instanceof StripeFailure ? error.kind : null;
}

/** Whether Stripe reported that it doesn't have the customer of a call. */
export function isCustomerGone(error: unknown): boolean {
  return error instanceof StripeFailure && error.isCustomerGone;
}

/**
 * Whether Stripe will repeat this response to the same idempotency key for a day, so that only a request with another
 * key can succeed.
 */
export function isRepeatedFailure(error: unknown): boolean {
  return error instanceof StripeFailure && error.isRepeated;
}

/** Returns Stripe's code of a Stripe adapter error; null for any other error. */
export function stripeFailureCode(error: unknown): string | null {
  return error instanceof StripeFailure ? error.code : null;
}

/** Uses only fixed words (docs.stripe.com/error-handling), because messages quote parameters and parts of a key. */
function read(failure: unknown): { status: number | null; code: string | null; words: string[] } {
  if (!(failure instanceof Error)) return { status: null, code: null, words: ['unknown'] };
  const { type, code, param, statusCode, requestId } = failure as unknown as Record<
    string,
    unknown
  >;
  const words = [type ?? failure.name, code, param, requestId].filter(
    (word): word is string => typeof word === 'string' && /^[\w.[\]]{1,100}$/.test(word),
  );
  const known = { code: typeof code === 'string' ? code : null, words };
  if (typeof statusCode !== 'number') return { status: null, ...known };
  return { status: statusCode, ...known, words: [String(statusCode), ...words] };
}

function kindOf(failure: unknown, status: number | null, words: string[]): StripeFailureKind {
  if (words.includes('resource_missing')) return 'no-such';
  if (words.includes('StripeConnectionError')) return 'away';
  // 409 is a key in concurrent use, 429 a rate limit (docs.stripe.com/api/errors).
  if (status !== null)
    return status === 409 || status === 429 || status >= 500 ? 'away' : 'refused';
  return words.includes('StripeAPIError') || !(failure instanceof Error) ? 'away' : 'refused';
}

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
