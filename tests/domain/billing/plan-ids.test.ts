import { describe, expect, it } from 'vitest';
import { storeOffers } from '#app/domain/billing/paywall-view.ts';
import {
  findWebPrice,
  parseAppStoreProducts,
  parseStripeCatalog,
  priceCountryOf,
  webPriceOf,
} from '#app/domain/billing/plan-ids.ts';
import { billingIntervals, planNames, plansAbove } from '#app/domain/billing/plans.ts';
import { planPriceLabel } from '#app/features/billing/words/plan-labels.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import { freeBilling, paidBilling } from '#tests/support/billing-view.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';

const {
  STRIPE_PRICES: pricesJson = '',
  STRIPE_PRODUCTS: productsJson = '',
  STRIPE_PORTALS: portalsJson = '',
  APP_STORE_PRODUCTS: storeJson = '',
} = localBillingVars;

describe('the web catalog', () => {
  const catalog = parseStripeCatalog(pricesJson, productsJson, portalsJson);

  it('finds each price by its id and by what it buys', () => {
    expect(catalog.prices).toHaveLength(24);
    for (const known of catalog.prices) {
      const { country, plan, interval, priceId } = known;
      expect(webPriceOf(catalog, country, plan, interval)).toBe(known);
      expect(findWebPrice(catalog, priceId)).toBe(known);
    }
    expect(findWebPrice(catalog, 'price_of_another_account')).toBeUndefined();
    expect(findWebPrice(catalog, '__proto__')).toBeUndefined();
  });

  const prices = JSON.parse(pricesJson);
  const portals = { us: 'bpc_1', ca: 'bpc_2', uk: 'bpc_3' };

  it.each<[string, object | string, string]>([
    ['invalid JSON', '{', 'invalid JSON'],
    ['a list', [], 'missing or malformed: the whole'],
    ['a missing plan', { ...prices, uk: { ...prices.uk, Pro: undefined } }, 'malformed: uk.Pro'],
    [
      'half a plan',
      { ...prices, us: { ...prices.us, Basic: { monthly: 'p' } } },
      'malformed: us.Basic.yearly',
    ],
    ['a repeated price', { ...prices, us: prices.ca }, 'duplicate price_ca_basic_monthly'],
  ])('is refused with %s', (_, wrong, message) => {
    const json = typeof wrong === 'string' ? wrong : JSON.stringify(wrong);
    const parse = () => parseStripeCatalog(json, productsJson, portalsJson);
    expect(parse).toThrow(new RegExp(`^STRIPE_PRICES: .*${message}`));
  });

  it.each([
    [portals, 'STRIPE_PORTALS: missing or malformed: au'],
    [{ ...portals, au: 'bpc_1' }, 'duplicate bpc_1'],
  ])('is refused with the portals %j', (wrong, message) => {
    const parse = () => parseStripeCatalog(pricesJson, productsJson, JSON.stringify(wrong));
    expect(parse).toThrow(message);
  });
});

describe('the App Store’s products', () => {
  it('are one for each plan and interval, or more if a user still pays for an older one', () => {
    expect(parseAppStoreProducts(storeJson)).toHaveLength(6);
    const more = { ...JSON.parse(storeJson), 'billwren.old': { plan: 'Pro', interval: 'monthly' } };
    expect(parseAppStoreProducts(JSON.stringify(more))).toHaveLength(7);
  });

  it.each([
    ['invalid JSON', 'x', 'APP_STORE_PRODUCTS: invalid JSON'],
    ['none', '{}', 'APP_STORE_PRODUCTS: no monthly product for Basic'],
    ['an unknown plan', '{"a":{"plan":"Gold","interval":"monthly"}}', 'malformed: a.plan'],
  ])('are refused with %s', (_, json, message) => {
    expect(() => parseAppStoreProducts(json)).toThrow(message);
  });
});

describe('the price list', () => {
  it.each([
    ['us', '$5 $20 $60', '$48 $192 $576'],
    ['uk', '£4 £16 £48', '£38.40 £153.60 £460.80'],
    ['au', 'A$8 A$30 A$90', 'A$76.80 A$288 A$864'],
    ['ca', 'C$6 C$25 C$75', 'C$57.60 C$240 C$720'],
  ] as const)('%s: %s a month, %s a year', (country, monthly, yearly) => {
    const labels = (interval: 'monthly' | 'yearly') =>
      planNames.map((name) => planPriceLabel(name, country, interval)).join(' ');
    expect([labels('monthly'), labels('yearly')]).toEqual([monthly, yearly]);
  });

  it('offers only plans above the current limit', () => {
    const above = (limit: number | null) => plansAbove(limit).map(({ name }) => name);
    expect(above(3)).toEqual(['Basic', 'Standard', 'Pro']);
    expect(above(50)).toEqual(['Standard', 'Pro']);
    expect(above(300)).toEqual(['Pro']);
    expect(above(null)).toEqual([]);
  });
});

describe('the country of the prices', () => {
  const catalog = readLocalCatalog();

  it.each([
    ['free', null, 'ca'],
    ['active', 'prod_uk_basic', 'uk'],
    ['cancelled', 'prod_us_standard', 'us'],
    ['expired', 'prod_uk_basic', 'ca'],
    ['active', 'billwren.basic.monthly', 'ca'],
    ['active', 'prod_no_longer_ours', 'ca'],
  ] as const)('%s with %s, on a page for Canada: prices of %s', (state, productId, country) => {
    expect(priceCountryOf({ state, productId }, 'ca', catalog)).toBe(country);
  });

  it('without a catalog the page’s country counts', () => {
    expect(priceCountryOf({ state: 'active', productId: 'prod_uk_basic' }, 'ca', null)).toBe('ca');
  });
});

const products = planNames.flatMap((plan) =>
  billingIntervals.map((interval) => ({ productId: `${plan}.${interval}`, plan, interval })),
);
const known = products.map(({ productId }) => ({ id: productId, price: `€ ${productId}` }));

const idsOf = (
  billing: Parameters<typeof storeOffers>[0]['billing'],
  given: Partial<Parameters<typeof storeOffers>[0]> = {},
  prices = known,
) =>
  storeOffers({ billing, products, ...given }, prices, 'monthly').map(({ productId }) => productId);

describe('what the store offers', () => {
  it('to guests and on Free: all plans, at the store’s prices', () => {
    expect(idsOf(null)).toEqual(['Basic.monthly', 'Standard.monthly', 'Pro.monthly']);
    expect(storeOffers({ billing: freeBilling(), products }, known, 'yearly')[0]).toMatchObject({
      plan: { name: 'Basic' },
      price: '€ Basic.yearly',
    });
  });

  it('besides a web plan: nothing', () => {
    expect(idsOf(paidBilling('active'))).toEqual([]);
    expect(idsOf(paidBilling('expired'))).toHaveLength(3);
  });

  it('leaves out plans that the store doesn’t know, and offers each plan once', () => {
    expect(idsOf(null, {}, known.slice(0, 1))).toEqual(['Basic.monthly']);
    const twice = [{ ...products[0], productId: 'basic.us' } as (typeof products)[0], ...products];
    expect(idsOf(null, { products: twice })).toHaveLength(3);
    const both = [{ id: 'basic.us', price: '$5' }, ...known];
    expect(idsOf(null, { products: twice }, both)[0]).toBe('basic.us');
  });
});
