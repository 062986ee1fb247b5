import { describe, expect, it } from 'vitest';
import {
  findWebPrice,
  parseAppStoreProducts,
  parseStripeCatalog,
  webPriceOf,
} from '#app/domain/billing/plan-ids.ts';
import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';

const {
  STRIPE_PRICES: pricesJson = '',
  STRIPE_PRODUCTS: productsJson = '',
  STRIPE_PORTALS: portalsJson = '',
  APP_STORE_PRODUCTS: storeJson = '',
} = localBillingVars;

describe('the web catalog', () => {
  const catalog = parseStripeCatalog(pricesJson, productsJson, portalsJson);

  it('has 24 prices of 12 products', () => {
    expect(catalog.prices).toHaveLength(24);
    expect(new Set(catalog.prices.map(({ priceId }) => priceId)).size).toBe(24);
    expect(new Set(catalog.prices.map(({ productId }) => productId)).size).toBe(12);
  });

  it('finds each price by its id and by what it buys', () => {
    for (const country of countryCodes) {
      for (const plan of planNames) {
        for (const interval of billingIntervals) {
          const price = webPriceOf(catalog, country, plan, interval);
          expect(price).toMatchObject({ country, plan, interval });
          expect(findWebPrice(catalog, price.priceId)).toBe(price);
        }
      }
    }
    expect(findWebPrice(catalog, 'price_of_another_account')).toBeUndefined();
    expect(findWebPrice(catalog, '__proto__')).toBeUndefined();
  });

  const changed = (
    json: string,
    change: (value: Record<string, Record<string, unknown>>) => void,
  ) => {
    const value = JSON.parse(json);
    change(value);
    return JSON.stringify(value);
  };

  it.each([
    ['invalid JSON', '{', productsJson, 'STRIPE_PRICES: invalid JSON'],
    ['a list', '[]', productsJson, 'STRIPE_PRICES: missing or malformed: the whole'],
    [
      'a missing country',
      changed(pricesJson, (all) => delete all.au),
      productsJson,
      'STRIPE_PRICES: missing or malformed: au',
    ],
    [
      'a missing plan',
      changed(pricesJson, (all) => delete all.uk?.Pro),
      productsJson,
      'STRIPE_PRICES: missing or malformed: uk.Pro',
    ],
    [
      'half a plan',
      changed(pricesJson, (all) => Object.assign(all.us ?? {}, { Basic: { monthly: 'p' } })),
      productsJson,
      'STRIPE_PRICES: missing or malformed: us.Basic.yearly',
    ],
    [
      'an extra country',
      changed(pricesJson, (all) => Object.assign(all, { de: all.us })),
      productsJson,
      'STRIPE_PRICES: missing or malformed',
    ],
    [
      'an invalid id',
      changed(pricesJson, (all) =>
        Object.assign(all.us ?? {}, { Basic: { monthly: 'a b', yearly: 'c' } }),
      ),
      productsJson,
      'us.Basic.monthly',
    ],
    [
      'a repeated price',
      changed(pricesJson, (all) => Object.assign(all, { us: all.ca })),
      productsJson,
      'STRIPE_PRICES: duplicate price_ca_basic_monthly',
    ],
    [
      'a missing product',
      pricesJson,
      changed(productsJson, (all) => delete all.ca?.Basic),
      'STRIPE_PRODUCTS: missing or malformed: ca.Basic',
    ],
    [
      'a repeated product',
      pricesJson,
      changed(productsJson, (all) => Object.assign(all, { us: all.ca })),
      'STRIPE_PRODUCTS: duplicate prod_ca_basic',
    ],
  ])('is refused with %s', (_, prices, products, message) => {
    expect(() => parseStripeCatalog(prices, products, portalsJson)).toThrow(message);
  });

  it.each([
    ['{"us":"bpc_1","ca":"bpc_2","uk":"bpc_3"}', 'STRIPE_PORTALS: missing or malformed: au'],
    ['{"us":"bpc_1","ca":"bpc_2","uk":"bpc_3","au":"bpc_1"}', 'duplicate bpc_1'],
  ])('is refused with the portals %s', (portals, message) => {
    expect(() => parseStripeCatalog(pricesJson, productsJson, portals)).toThrow(message);
  });
});

describe('the App Store’s products', () => {
  it('are one for each plan and interval', () => {
    expect(parseAppStoreProducts(storeJson)).toHaveLength(6);
  });

  it('may be more if a user still pays for an older one', () => {
    const more = { ...JSON.parse(storeJson), 'billwren.old': { plan: 'Pro', interval: 'monthly' } };
    expect(parseAppStoreProducts(JSON.stringify(more))).toHaveLength(7);
  });

  it.each([
    ['invalid JSON', 'x', 'APP_STORE_PRODUCTS: invalid JSON'],
    ['none', '{}', 'APP_STORE_PRODUCTS: no monthly product for Basic'],
    ['an unknown plan', '{"a":{"plan":"Gold","interval":"monthly"}}', 'malformed: a.plan'],
    ['an extra property', '{"a":{"plan":"Pro","interval":"monthly","price":1}}', 'malformed: a'],
  ])('are refused with %s', (_, json, message) => {
    expect(() => parseAppStoreProducts(json)).toThrow(message);
  });
});
