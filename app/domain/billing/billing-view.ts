import type { CountryCode } from '../country/country.ts';
import { type Allowance, isEntitled } from './allowance.ts';
import type { BillingInterval, PlanName } from './plans.ts';
import type { RenewingPlan, SubscriptionSource } from './subscription.ts';

/** The provider's price ids of one country. */
export type PriceIds = Record<PlanName, Record<BillingInterval, string>>;

/** The paid plan that a user has, or had last. */
export type BoughtPlan = {
  plan: PlanName;
  /** Null when the provider has not said it yet. */
  interval: BillingInterval | null;
  /** Where it was bought, and so where it is managed. */
  source: SubscriptionSource | null;
};

/** What the screens know of a user's plan and of what can be bought. */
export type BillingView = {
  allowance: Allowance;
  bought: BoughtPlan | null;
  /** All that renews, wherever it was bought: more than one is paid twice. */
  renewing: readonly RenewingPlan[];
  /** A payment is owed, after the grace too: then the plan is over, but not bought anew. */
  isUnpaid: boolean;
  /** `YYYY-MM-DD`: the day on which the plan renews, ends or ended; null when it is open. */
  endsOn: string | null;
  /** Whose prices are shown and sold: a web subscription's country, else that of the page. */
  priceCountry: CountryCode;
  /** Null where nothing can be bought, for want of a provider's keys. */
  priceIds: PriceIds | null;
};

/**
 * Where the plan that holds today, or that is owed, is managed; null of Free, of an ended plan, and where there is nobody
 * to manage it.
 */
export function managedAt(view: BillingView): SubscriptionSource | null {
  const source = view.bought?.source ?? null;
  const isHeld = isEntitled(view.allowance.state);
  if (source === 'stripe') return view.priceIds && (isHeld || view.isUnpaid) ? source : null;
  return isHeld ? source : null;
}

/** Two equal texts mean that nothing of the plan changed in between; what is used of it does not count. */
export function planFingerprint(view: BillingView): string {
  const { allowance, bought, renewing, isUnpaid, endsOn } = view;
  return JSON.stringify([allowance.state, allowance.limit, bought, renewing, isUnpaid, endsOn]);
}
