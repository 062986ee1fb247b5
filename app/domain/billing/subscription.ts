import type { SubscriptionStatus } from './allowance.ts';
import type { BillingInterval, PlanName } from './plans.ts';

/** The stores where a subscription can be bought and is managed. */
export const subscriptionSources = ['stripe', 'app_store'] as const;
export type SubscriptionSource = (typeof subscriptionSources)[number];

/** A user's subscription as a provider reports it, in our terms. */
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
  /** End of the paid time (ms); for `past_due`, when the unpaid time began; null when it has no end. */
  endMs: number | null;
  /** Stripe's subscription id, or Apple's original transaction id. */
  reference: string;
  /** Bought in the App Store Sandbox, so nothing is charged. Absent for real purchases. */
  isSandbox?: boolean;
  /** Other renewing subscriptions of the same customer at the same provider; absent when there are none. */
  others?: readonly RenewingReference[];
};

/** A renewing subscription and its provider id. */
export type RenewingReference = { reference: string; plan: PlanName };

/** A renewing subscription and where it was bought. */
export type RenewingPlan = { source: SubscriptionSource; plan: PlanName };

/** Whether a plan with this status will be charged again; overdue payments count. */
export function renews(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due';
}

/** Lists everything in a snapshot that will be charged again; Sandbox purchases don't count. */
export function renewingOf(snapshot: SubscriptionSnapshot | null): readonly RenewingReference[] {
  if (!snapshot || snapshot.isSandbox) return [];
  const others = snapshot.others ?? [];
  return renews(snapshot.status) ? [snapshot, ...others] : others;
}
