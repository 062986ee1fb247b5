import type { SubscriptionStatus } from './allowance.ts';
import type { BillingInterval, PlanName } from './plans.ts';

/** Where a subscription may be bought, and so where it is managed. */
export const subscriptionSources = ['stripe', 'app_store'] as const;
export type SubscriptionSource = (typeof subscriptionSources)[number];

/** What a provider says of a person's subscription now, in our words. */
export type SubscriptionSnapshot = {
  source: SubscriptionSource;
  /** `free`: never paid, refunded, revoked. */
  status: SubscriptionStatus;
  /** The provider's product id. */
  productId: string;
  plan: PlanName;
  interval: BillingInterval;
  /** `YYYY-MM-DD` (UTC), the day from which monthly periods are counted. */
  startDay: string;
  /** End of the paid time, ms; for `past_due` the instant at which the unpaid time began; null: it does not end. */
  endMs: number | null;
  /** Stripe's subscription id, or Apple's original transaction id. */
  reference: string;
};
