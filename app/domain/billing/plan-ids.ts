import * as z from 'zod/mini';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { isEntitled, type PlanState } from './allowance.ts';
import { type BillingInterval, billingIntervals, type PlanName, planNames } from './plans.ts';

/** A web price: its Stripe id and the plan, interval and country it buys. */
export type WebPrice = {
  priceId: string;
  productId: string;
  country: CountryCode;
  plan: PlanName;
  interval: BillingInterval;
};

/** What is sold on the web. */
export type StripeCatalog = {
  /** One per country, plan and interval. */
  prices: readonly WebPrice[];
  /**
   * The portal configuration of each country: a single one would need 12 products, and Stripe allows subscription
   * updates for 10 (https://docs.stripe.com/api/customer_portal/configurations/create).
   */
  portals: Readonly<Record<CountryCode, string>>;
};

export type AppStoreProduct = { productId: string; plan: PlanName; interval: BillingInterval };

const providerId = z.string().check(z.regex(/^[\w.-]{1,200}$/));
const prices = z.lazy(() =>
  z.record(
    z.enum(countryCodes),
    z.record(z.enum(planNames), z.record(z.enum(billingIntervals), providerId)),
  ),
);
const products = z.lazy(() =>
  z.record(z.enum(countryCodes), z.record(z.enum(planNames), providerId)),
);
const portals = z.lazy(() => z.record(z.enum(countryCodes), providerId));
const appStoreProducts = z.lazy(() =>
  z.record(
    providerId,
    z.strictObject({ plan: z.enum(planNames), interval: z.enum(billingIntervals) }),
  ),
);

/**
 * Parses the configured 24 price ids, 12 product ids and 4 portal configuration ids.
 * @param pricesJson `{"us":{"Basic":{"monthly":"price_…","yearly":"price_…"},…},…}`
 * @param productsJson `{"us":{"Basic":"prod_…",…},…}`
 * @param portalsJson `{"us":"bpc_…",…}`
 * @throws Error naming what is missing, malformed or duplicated
 */
export function parseStripeCatalog(
  pricesJson: string,
  productsJson: string,
  portalsJson: string,
): StripeCatalog {
  const priceIds = parse('STRIPE_PRICES', prices, pricesJson);
  const productIds = parse('STRIPE_PRODUCTS', products, productsJson);
  const catalog = countryCodes.flatMap((country) =>
    planNames.flatMap((plan) =>
      billingIntervals.map((interval) => ({
        priceId: priceIds[country][plan][interval],
        productId: productIds[country][plan],
        country,
        plan,
        interval,
      })),
    ),
  );
  insistDistinct(
    'STRIPE_PRICES',
    catalog.map(({ priceId }) => priceId),
  );
  insistDistinct('STRIPE_PRODUCTS', Object.values(productIds).flatMap(Object.values<string>));
  const portalIds = parse('STRIPE_PORTALS', portals, portalsJson);
  insistDistinct('STRIPE_PORTALS', Object.values(portalIds));
  return { prices: catalog, portals: portalIds };
}

/** Finds the price with an id; undefined when it isn't ours. */
export function findWebPrice({ prices }: StripeCatalog, priceId: string): WebPrice | undefined {
  return prices.find((price) => price.priceId === priceId);
}

/** Finds a price of a product; undefined when the product isn't ours. */
export function findProduct({ prices }: StripeCatalog, productId: string): WebPrice | undefined {
  return prices.find((price) => price.productId === productId);
}

/** Returns the price of a plan in a country. */
export function webPriceOf(
  { prices }: StripeCatalog,
  country: CountryCode,
  plan: PlanName,
  interval: BillingInterval,
): WebPrice {
  const found = prices.find(
    (price) => price.country === country && price.plan === plan && price.interval === interval,
  );
  if (!found) throw new Error(`The catalog has no ${interval} price for ${plan} in ${country}`);
  return found;
}

/**
 * Parses the App Store products: at least one per plan and interval.
 * @param json `{"billwren.basic.monthly":{"plan":"Basic","interval":"monthly"},…}`
 * @throws Error naming what is missing or malformed
 */
export function parseAppStoreProducts(json: string): readonly AppStoreProduct[] {
  const name = 'APP_STORE_PRODUCTS';
  const listed = Object.entries(parse(name, appStoreProducts, json)).map(
    ([productId, { plan, interval }]) => ({ productId, plan, interval }),
  );
  for (const plan of planNames) {
    for (const interval of billingIntervals) {
      if (!listed.some((each) => each.plan === plan && each.interval === interval)) {
        throw new Error(`${name}: no ${interval} product for ${plan}`);
      }
    }
  }
  return listed;
}

function parse<T extends z.core.$ZodType>(name: string, schema: T, json: string): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error(`${name}: invalid JSON`);
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const places = new Set(result.error.issues.map(({ path }) => path.join('.')));
  throw new Error(`${name}: missing or malformed: ${[...places].join(', ') || 'the whole'}`);
}

function insistDistinct(name: string, ids: readonly string[]) {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${name}: duplicate ${twice}`);
}

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
