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
  /** Bought in the App Store's Sandbox: nothing is charged for it. Absent: it is paid for. */
  isSandbox?: boolean;
  /** What else renews at the same provider for the same customer; absent where nothing does. */
  others?: readonly RenewingReference[];
};

/** A subscription that renews, by its provider's id. */
export type RenewingReference = { reference: string; plan: PlanName };

/** A subscription that renews, and where it was bought. */
export type RenewingPlan = { source: SubscriptionSource; plan: PlanName };

/** Whether a plan of this status is charged again; what is owed counts. */
export function renews(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due';
}

/** Everything that is charged again by what a provider says; nothing of the Sandbox is. */
export function renewingOf(snapshot: SubscriptionSnapshot | null): readonly RenewingReference[] {
  if (!snapshot || snapshot.isSandbox) return [];
  const others = snapshot.others ?? [];
  return renews(snapshot.status) ? [snapshot, ...others] : others;
}
