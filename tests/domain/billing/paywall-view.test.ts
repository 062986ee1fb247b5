import { describe, expect, it } from 'vitest';
import { storeOffers } from '#app/domain/billing/paywall-view.ts';
import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import { freeBilling, paidBilling } from '#tests/support/billing-view.ts';

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

  it('on an App Store plan: the larger ones', () => {
    const billing = paidBilling('active', { bought: { source: 'app_store' } });
    expect(idsOf(billing)).toEqual(['Standard.monthly', 'Pro.monthly']);
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
