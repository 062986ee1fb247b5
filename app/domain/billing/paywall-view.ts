import type { CountryCode } from '../country/country.ts';
import { freeInvoiceLimit } from './allowance.ts';
import { type BillingView, managedAt } from './billing-view.ts';
import type { AppStoreProduct } from './plan-ids.ts';
import { type BillingInterval, type Plan, plansAbove } from './plans.ts';

/** What the paywall knows before the store has loaded its prices. */
export type PaywallView = {
  /** Null while signed out; a purchase carries it as `appAccountToken`. */
  userId: string | null;
  country: CountryCode;
  /** Null while signed out. */
  billing: BillingView | null;
  /** Empty where the App Store sells nothing. */
  products: readonly AppStoreProduct[];
};

/** A plan that the store sells to this user, with the store's product id and formatted price. */
export type StoreOffer = { plan: Plan; productId: string; price: string };

/** A product as reported by the store. */
type PricedProduct = { id: string; price: string };

/**
 * Lists the plans above the current limit that the store offers for one interval, smallest first; empty while a web
 * plan is active. A plan with several product ids is offered once, under the first id that the store knows.
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

/** The limit that a plan must exceed; signed-out visitors count as Free. */
function currentLimit(billing: BillingView | null): number | null {
  return billing ? billing.allowance.limit : freeInvoiceLimit;
}
