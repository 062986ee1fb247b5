import { expect, it } from 'vitest';
import { priceCountryOf } from '#app/domain/billing/plan-ids.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';

const catalog = readLocalCatalog();

it.each([
  ['free', null, 'ca'],
  ['active', 'prod_uk_basic', 'uk'],
  ['trialing', 'prod_au_pro', 'au'],
  ['past_due', 'prod_us_standard', 'us'],
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
