import type { CountryCode } from '../country/country.ts';
import { freeInvoiceLimit } from './allowance.ts';
import { type BillingView, managedAt } from './billing-view.ts';
import type { AppStoreProduct } from './plan-ids.ts';
import { type BillingInterval, type Plan, plansAbove } from './plans.ts';

/** What the paywall knows before the store has told its prices. */
export type PaywallView = {
  /** Null while no user is signed in; a purchase carries it as `appAccountToken`. */
  userId: string | null;
  country: CountryCode;
  /** Null while no user is signed in. */
  billing: BillingView | null;
  /** Empty where nothing is sold in the App Store. */
  products: readonly AppStoreProduct[];
};

/** A plan that the store sells to this person: its id there, and its price as the store writes it. */
export type StoreOffer = { plan: Plan; productId: string; price: string };

/** What the store tells of a product. */
type PricedProduct = { id: string; price: string };

/**
 * The plans above the current limit that the store knows, for one interval, from the smallest up; none while a plan of
 * the web holds. A plan under several product ids is offered once, under the first that the store knows.
 */
export function storeOffers(
  { billing, products }: Pick<PaywallView, 'billing' | 'products'>,
  known: readonly PricedProduct[],
  interval: BillingInterval,
): StoreOffer[] {
  if (billing && managedAt(billing) === 'stripe') return [];
  return plansAbove(currentLimit(billing)).flatMap((plan) => {
    for (const { productId, ...sold } of products) {
      if (sold.plan !== plan.name || sold.interval !== interval) continue;
      const priced = known.find(({ id }) => id === productId);
      if (priced) return [{ plan, productId, price: priced.price }];
    }
    return [];
  });
}

/** The limit that a plan must exceed; a guest is taken for Free. */
function currentLimit(billing: BillingView | null): number | null {
  return billing ? billing.allowance.limit : freeInvoiceLimit;
}
