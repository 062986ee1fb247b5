import { type AppStoreProduct, parseAppStoreProducts } from '#app/domain/billing/plan-ids.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';
import type { Purchase } from './purchases.ts';
import type { AppStoreRegistration } from './registration.ts';

/** A sent notification: the number of attempts and the webhook's last response. */
export type Delivery = { type: string; tries: number; answer: number | string | null };

/** State of the App Store fake: the purchases made in one app. */
export type AppStoreState = {
  registration: AppStoreRegistration;
  products: readonly AppStoreProduct[];
  /** Newest first. */
  purchases: Purchase[];
  /** Newest first. */
  deliveries: Delivery[];
  /** Until an app's first release, Production rejects its key. */
  isReleased: boolean;
  /** How many more Server API calls to reject with a rate limit error. */
  refusedCalls: number;
};

/** A store without purchases that sells the products listed in `wrangler.toml` for local runs. */
export function createAppStoreState(registration: AppStoreRegistration): AppStoreState {
  return {
    registration,
    products: parseAppStoreProducts(localBillingVars.APP_STORE_PRODUCTS ?? ''),
    purchases: [],
    deliveries: [],
    isReleased: true,
    refusedCalls: 0,
  };
}
