import type { CountryCode } from '#app/domain/country/country.ts';
import type { SubscriptionSnapshot } from './subscription.ts';

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

/** A verified Stripe event. Only its subject is trusted; the snapshot is fetched from Stripe. */
export type StripeEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** The client reference or the `user_id` metadata, which we set when creating the checkout. */
  userId: string | null;
};

/** The Stripe calls that the product uses. Every call throws when Stripe can't be reached or refuses. */
export type StripeClient = {
  /** @returns the new customer's id; the same key with the same details returns the same customer */
  createCustomer(customer: {
    userId: string;
    email: string | null;
    idempotencyKey: string;
  }): Promise<string>;
  /**
   * Creates a checkout page; of the customer's open ones, only the newest stays open.
   * @returns its address; null when a checkout for another plan was created at the same time
   */
  createCheckout(checkout: {
    customerId: string;
    userId: string;
    priceId: string;
    successUrl: string;
    cancelUrl: string;
    idempotencyKey: string;
  }): Promise<string | null>;
  /** Expires all open checkout pages of the customer; one that was just paid stays paid. */
  closeCheckouts(customer: { customerId: string }): Promise<void>;
  /**
   * Creates the page to manage a subscription, with the plans of the country in which it was bought.
   * @param portal.country for a customer without a plan
   * @returns its address
   */
  createPortal(portal: {
    customerId: string;
    returnUrl: string;
    country: CountryCode;
  }): Promise<string>;
  /**
   * Fetches the subscription that determines the customer's plan; null when there is none.
   * @throws also when Stripe doesn't know the customer, which doesn't prove that nothing was paid
   */
  fetchSnapshot(customer: { customerId: string }): Promise<SubscriptionSnapshot | null>;
  /**
   * Cancels every subscription of the customer at once, without refunds, and expires all open checkout pages.
   * Idempotent; a customer unknown to Stripe counts as done.
   */
  endPlans(customer: { customerId: string }): Promise<void>;
  /** Deletes the customer with their address and cards; Stripe keeps the invoices. Idempotent. */
  forgetCustomer(customer: { customerId: string }): Promise<void>;
  /**
   * @param nowMs the receiver's clock
   * @returns `ignored` for an event of the other mode (test or live); null when it is forged, more than 300 s away from
   * `nowMs`, or not an event
   */
  readEvent(
    rawBody: string,
    signatureHeader: string,
    nowMs: number,
  ): Promise<StripeEvent | 'ignored' | null>;
};
