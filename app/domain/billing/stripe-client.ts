import type { CountryCode } from '../country/country.ts';
import type { SubscriptionSnapshot } from './subscription.ts';

/** One event of Stripe's that was verified: only what it is about is believed, the snapshot is fetched. */
export type StripeEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** The client reference or the `user_id` of the metadata, which we gave when the checkout was made. */
  userId: string | null;
};

/** What the product asks of Stripe. Every call throws when Stripe cannot be asked or refuses. */
export type StripeClient = {
  /** @returns the new customer's id; the same key with the same details gives the same customer */
  createCustomer(customer: {
    userId: string;
    email: string | null;
    idempotencyKey: string;
  }): Promise<string>;
  /**
   * Makes a page to pay at; of the customer's open ones the newest stays.
   * @returns its address; null when that is another plan's, chosen at the same time
   */
  createCheckout(checkout: {
    customerId: string;
    userId: string;
    priceId: string;
    successUrl: string;
    cancelUrl: string;
    idempotencyKey: string;
  }): Promise<string | null>;
  /** Closes every open page at which the customer could pay; one that was just paid stays so. */
  closeCheckouts(customer: { customerId: string }): Promise<void>;
  /**
   * Opens the page where a subscription is managed, with the plans of the country in which it was bought.
   * @param portal.country of a customer without a plan
   * @returns its address
   */
  createPortal(portal: {
    customerId: string;
    returnUrl: string;
    country: CountryCode;
  }): Promise<string>;
  /**
   * The one of all the customer's subscriptions that counts; null when there is none.
   * @throws also when Stripe does not know the customer, which says nothing about what was paid
   */
  fetchSnapshot(customer: { customerId: string }): Promise<SubscriptionSnapshot | null>;
  /**
   * Ends all that the customer pays or could pay: every subscription at once, without a refund, and every open page to pay
   * at. Done again it does nothing more; a customer whom Stripe does not have pays nothing.
   */
  endPlans(customer: { customerId: string }): Promise<void>;
  /** Deletes the customer with address and cards; Stripe keeps the invoices. One that is gone already is fine. */
  forgetCustomer(customer: { customerId: string }): Promise<void>;
  /**
   * @param nowMs the receiver's clock
   * @returns `ignored` for one of the other mode; null when it is forged, more than 300 s away from `nowMs` either way, or no
   * event
   */
  readEvent(
    rawBody: string,
    signatureHeader: string,
    nowMs: number,
  ): Promise<StripeEvent | 'ignored' | null>;
};
