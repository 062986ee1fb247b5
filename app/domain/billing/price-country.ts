import type { CountryCode } from '../country/country.ts';
import { isEntitled, type PlanState } from './allowance.ts';
import { findProduct, type StripeCatalog } from './plan-ids.ts';

/**
 * The country whose prices a user is shown and may buy at: that of a web subscription that is in force, since a
 * customer pays in one currency, else that of the page.
 * @param subscription.productId the stored product id, of whatever provider
 */
export function priceCountryOf(
  { state, productId }: { state: PlanState; productId: string | null },
  country: CountryCode,
  catalog: StripeCatalog | null,
): CountryCode {
  if (!isEntitled(state) || !catalog || productId === null) return country;
  return findProduct(catalog, productId)?.country ?? country;
}
