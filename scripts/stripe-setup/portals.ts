import type Stripe from 'stripe';
import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { SetupError } from '../setup-error.ts';
import type { SetupCatalog } from './plan-catalog.ts';
import { ensureItem, listDifferences, type SetupRun, setupMetadataKey } from './setup-run.ts';

/** Stripe omits the products from responses unless they are expanded. */
const products = 'features.subscription_update.products';

/**
 * Creates or checks the customer portal of each country, in which customers can switch between its plans: one
 * configuration allows at most 10 products with subscription updates
 * (https://docs.stripe.com/api/customer_portal/configurations/create).
 * @param publicOrigin has the terms and the privacy policy
 * @returns the ids by country, without those that a check didn't find
 */
export async function setUpPortals(
  run: SetupRun,
  catalog: SetupCatalog,
  publicOrigin: string,
): Promise<Partial<Record<CountryCode, string>>> {
  const listed = await run.stripe.billingPortal.configurations
    .list({ limit: 100, expand: [`data.${products}`] })
    .autoPagingToArray({ limit: 1_000 });
  const ids: Partial<Record<CountryCode, string>> = {};
  for (const country of countryCodes) {
    const key = `portal.${country}`;
    const mine = listed.filter(({ metadata }) => metadata?.[setupMetadataKey] === key);
    if (mine.length > 1) {
      const several = mine.map(({ id }) => id).join(', ');
      throw new SetupError(
        `Several portal configurations have the metadata ${setupMetadataKey}=${key}: ${several}. Remove it from all but one.`,
      );
    }
    const params = portalParams(catalog, country, publicOrigin);
    const needed = { ...params, active: true };
    const portal = await ensureItem(run, {
      name: `Customer portal ${country}`,
      found: mine[0],
      differences: (found) => listDifferences(sortProducts(needed), sortProducts(found)),
      create: () =>
        run.stripe.billingPortal.configurations.create({
          ...params,
          metadata: { [setupMetadataKey]: key },
          expand: [products],
        }),
      update: ({ id }) =>
        run.stripe.billingPortal.configurations.update(id, { ...needed, expand: [products] }),
    });
    if (portal) ids[country] = portal.id;
  }
  return ids;
}

/**
 * Customers can cancel at the end of the paid period, change the payment method and see their invoices. A larger plan
 * is charged at once, because it applies at once.
 */
function portalParams(
  { products: productIds, prices }: SetupCatalog,
  country: CountryCode,
  publicOrigin: string,
) {
  return {
    name: `Plans ${country}`,
    business_profile: {
      privacy_policy_url: `${publicOrigin}/${country}/privacy`,
      terms_of_service_url: `${publicOrigin}/${country}/terms`,
    },
    features: {
      customer_update: { enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: planNames.flatMap((plan) => {
          const product = productIds[country][plan];
          const ids = billingIntervals.flatMap((each) => prices[country][plan]?.[each] ?? []);
          return product ? [{ product, prices: ids }] : [];
        }),
      },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
}

type WithProducts = {
  features: {
    subscription_update: { products?: { product: string; prices: string[] }[] | null };
  };
};

/** Sorts products and prices, because Stripe guarantees no order. */
function sortProducts(portal: WithProducts): WithProducts {
  const { features } = portal;
  const { subscription_update: update } = features;
  const sorted = [...(update.products ?? [])]
    .map((each) => ({ product: each.product, prices: [...each.prices].sort() }))
    .sort((one, other) => (one.product < other.product ? -1 : 1));
  return {
    ...portal,
    features: { ...features, subscription_update: { ...update, products: sorted } },
  };
}
