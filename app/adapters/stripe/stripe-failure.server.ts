const failureName = 'StripeFailure';

/**
 * Why Stripe did not do what it was asked: `away` may work later (not reached, slow, overloaded), `no-such` names
 * something that Stripe does not have, `refused` is everything else (a wrong key, a wrong parameter).
 */
export type StripeFailureKind = 'away' | 'no-such' | 'refused';

/** Its message holds Stripe's own words for errors and the request's id; no key, no address, no person. */
export class StripeFailure extends Error {
  override name = failureName;
  readonly kind: StripeFailureKind;
  /** What is missing is the customer. */
  readonly isCustomerGone: boolean;
  /**
   * Stripe answered with an error of its own. To the same idempotency key it repeats that answer for 24 hours
   * (https://docs.stripe.com/api/idempotent_requests).
   */
  readonly isRepeated: boolean;
  /** Stripe's own code for it (docs.stripe.com/error-codes); null where it gave none. */
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

/**
 * Which kind of failure an error of Stripe's adapter is, null for any other error. Asks for the name, not the class: the
 * worker and the Remix build inside it each bundle a copy of this file.
 */
export function stripeFailureKind(error: unknown): StripeFailureKind | null {
  if (!(error instanceof Error) || error.name !== failureName) return null;
  return (error as StripeFailure).kind;
}

/** Whether Stripe said that it does not have the customer whom a call was about. */
export function isCustomerGone(error: unknown): boolean {
  return stripeFailureKind(error) !== null && (error as StripeFailure).isCustomerGone;
}

/** Whether Stripe will answer the same to the same idempotency key for a day: only a request with another key can succeed. */
export function isRepeatedFailure(error: unknown): boolean {
  return stripeFailureKind(error) !== null && (error as StripeFailure).isRepeated;
}

/** Stripe's code for an error of its adapter; null for any other error. */
export function stripeFailureCode(error: unknown): string | null {
  return stripeFailureKind(error) === null ? null : (error as StripeFailure).code;
}

/** Only fixed words (docs.stripe.com/error-handling): the messages quote parameters, and parts of a key. */
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
  // 409 is a key in use at this moment, 429 a limit (docs.stripe.com/api/errors).
  if (status !== null)
    return status === 409 || status === 429 || status >= 500 ? 'away' : 'refused';
  return words.includes('StripeAPIError') || !(failure instanceof Error) ? 'away' : 'refused';
}
