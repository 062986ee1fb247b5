import type Stripe from 'stripe';
import {
  type BillingInterval,
  billingIntervals,
  type PlanName,
  planNames,
  planPrice,
} from '#app/domain/billing/plans.ts';
import { type CountryCode, countries, countryCodes } from '#app/domain/country/country.ts';
import { SetupError } from '../setup-error.ts';
import { ensureItem, listDifferences, type SetupRun, setupMetadataKey } from './setup-run.ts';

/** Ids by country and plan, and for prices by interval; ids that a check didn't find are missing. */
export type SetupCatalog = {
  products: Record<CountryCode, Partial<Record<PlanName, string>>>;
  prices: Record<CountryCode, Partial<Record<PlanName, Partial<Record<BillingInterval, string>>>>>;
};

/** More than an account has, even one that sells other things as well. */
const maxProducts = 2_000;

/**
 * Creates or checks the 12 products and 24 prices. Products are found by their metadata, prices by their lookup key. A
 * Stripe price's amount can't change: a new price takes over the lookup key, and existing subscribers keep the old one
 * (https://docs.stripe.com/products-prices/manage-prices#lookup-keys).
 * @param productName shown to customers on invoices and in the portal, before the plan's name
 */
export async function setUpCatalog(run: SetupRun, productName: string): Promise<SetupCatalog> {
  const listed = await run.stripe.products
    .list({ limit: 100 })
    .autoPagingToArray({ limit: maxProducts });
  const catalog: SetupCatalog = {
    products: { us: {}, ca: {}, uk: {}, au: {} },
    prices: { us: {}, ca: {}, uk: {}, au: {} },
  };
  for (const country of countryCodes) {
    const prices = await listPrices(run.stripe, country);
    for (const plan of planNames) {
      const product = await ensureProduct(run, listed, {
        key: `${country}.${plan}`,
        name: `${productName} ${plan}`,
      });
      if (!product) continue;
      catalog.products[country][plan] = product.id;
      const ids: Partial<Record<BillingInterval, string>> = {};
      for (const interval of billingIntervals) {
        const needed = priceParams(product.id, country, plan, interval);
        const price = await ensurePrice(run, prices, needed);
        if (price) ids[interval] = price.id;
      }
      catalog.prices[country][plan] = ids;
    }
  }
  return catalog;
}

function ensureProduct(
  run: SetupRun,
  listed: readonly Stripe.Product[],
  { key, name }: { key: string; name: string },
) {
  const mine = listed.filter(({ metadata }) => metadata[setupMetadataKey] === key);
  if (mine.length > 1) {
    const ids = mine.map(({ id }) => id).join(', ');
    throw new SetupError(
      `Several products have the metadata ${setupMetadataKey}=${key}: ${ids}. Remove it from all but one.`,
    );
  }
  const needed = { name, active: true };
  return ensureItem(run, {
    name: `Product ${key}`,
    found: mine[0],
    differences: (found) => listDifferences(needed, found),
    create: () => run.stripe.products.create({ name, metadata: { [setupMetadataKey]: key } }),
    update: ({ id }) => run.stripe.products.update(id, needed),
  });
}

/** Stripe accepts up to 10 lookup keys at once; a country has 6. */
async function listPrices(stripe: Stripe, country: CountryCode): Promise<Stripe.Price[]> {
  const keys = planNames.flatMap((plan) =>
    billingIntervals.map((interval) => lookupKey(country, plan, interval)),
  );
  return (await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 })).data;
}

function lookupKey(country: CountryCode, plan: PlanName, interval: BillingInterval): string {
  return `billwren_${country}_${plan}_${interval}`.toLowerCase();
}

function priceParams(
  product: string,
  country: CountryCode,
  plan: PlanName,
  interval: BillingInterval,
) {
  return {
    product,
    currency: countries[country].currency.toLowerCase(),
    unit_amount: planPrice(plan, country, interval),
    recurring: { interval: interval === 'monthly' ? ('month' as const) : ('year' as const) },
    lookup_key: lookupKey(country, plan, interval),
  };
}

function ensurePrice(
  { stripe, ...run }: SetupRun,
  listed: readonly Stripe.Price[],
  needed: ReturnType<typeof priceParams>,
) {
  const create = () => stripe.prices.create({ ...needed, transfer_lookup_key: true });
  return ensureItem(
    { stripe, ...run },
    {
      name: `Price ${needed.lookup_key}`,
      found: listed.find(({ lookup_key }) => lookup_key === needed.lookup_key),
      differences: (found) => {
        const recurring = { ...needed.recurring, interval_count: 1 };
        return listDifferences({ ...needed, recurring }, found);
      },
      create,
      update: create,
    },
  );
}
