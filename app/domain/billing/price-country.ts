import type { CountryCode } from '../country/country.ts';
import { isEntitled, type PlanState } from './allowance.ts';
import { findProduct, type StripeCatalog } from './plan-ids.ts';

/**
 * Returns the country whose prices a user sees and can buy at: that of an active web subscription, since a Stripe
 * customer pays in one currency, otherwise the page's.
 * @param subscription.productId the stored product id, from any provider
 */
export function priceCountryOf(
  { state, productId }: { state: PlanState; productId: string | null },
  country: CountryCode,
  catalog: StripeCatalog | null,
): CountryCode {
  if (!isEntitled(state) || !catalog || productId === null) return country;
  return findProduct(catalog, productId)?.country ?? country;
}
