import { type AppStoreProduct, parseAppStoreProducts } from '#app/domain/billing/plan-ids.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';
import type { Purchase } from './purchases.ts';
import type { AppStoreRegistration } from './registration.ts';

/** What became of a notification: how often it was sent, and what the webhook address answered last. */
export type Delivery = { type: string; tries: number; answer: number | string | null };

/** The App Store's fake: who bought what in one app. */
export type AppStoreState = {
  registration: AppStoreRegistration;
  products: readonly AppStoreProduct[];
  /** Newest first. */
  purchases: Purchase[];
  /** Newest first. */
  deliveries: Delivery[];
  /** Before an app's first release, Production refuses its key. */
  isReleased: boolean;
  /** So many calls more of the Server API are refused as too many. */
  refusedCalls: number;
};

/** A store without purchases; it sells what `wrangler.toml` names for local runs. */
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
