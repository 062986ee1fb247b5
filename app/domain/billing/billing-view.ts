import type { CountryCode } from '#app/domain/country/country.ts';
import { type Allowance, isEntitled } from './allowance.ts';
import type { BillingInterval, PlanName } from './plans.ts';
import type { RenewingPlan, SubscriptionSource } from './subscription.ts';

/** The provider's price ids for one country. */
export type PriceIds = Record<PlanName, Record<BillingInterval, string>>;

/** A user's current or last paid plan. */
export type BoughtPlan = {
  plan: PlanName;
  /** Null until the provider has reported it. */
  interval: BillingInterval | null;
  /** Where it was bought and is managed. */
  source: SubscriptionSource | null;
};

/** A user's plan and the available purchases, as the screens need them. */
export type BillingView = {
  allowance: Allowance;
  bought: BoughtPlan | null;
  /** Everything that renews, from any provider: more than one means paying twice. */
  renewing: readonly RenewingPlan[];
  /** A payment is overdue, even after the grace period: the plan has ended but can't be bought again yet. */
  isUnpaid: boolean;
  /** `YYYY-MM-DD`: the day on which the plan renews, ends or ended; null when it has no end. */
  endsOn: string | null;
  /** The country whose prices are shown and sold: that of a web subscription, otherwise the page's. */
  priceCountry: CountryCode;
  /** Null where nothing can be bought because the provider isn't configured. */
  priceIds: PriceIds | null;
};

/**
 * Returns where the active or unpaid plan is managed; null for Free, for an ended plan, and where no provider is
 * configured.
 */
export function managedAt(view: BillingView): SubscriptionSource | null {
  const source = view.bought?.source ?? null;
  const isHeld = isEntitled(view.allowance.state);
  if (source === 'stripe') return view.priceIds && (isHeld || view.isUnpaid) ? source : null;
  return isHeld ? source : null;
}

/** Returns a fingerprint that changes when the plan changes; usage is ignored. */
export function planFingerprint(view: BillingView): string {
  const { allowance, bought, renewing, isUnpaid, endsOn } = view;
  return JSON.stringify([allowance.state, allowance.limit, bought, renewing, isUnpaid, endsOn]);
}
