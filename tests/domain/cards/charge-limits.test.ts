import { expect, test } from 'vitest';
import { canCharge } from '#app/domain/cards/charge-limits.ts';

test.each([
  ['USD', 50],
  ['GBP', 30],
  ['JPY', 50],
  ['HUF', 17_500],
  ['MXN', 1000],
] as const)('%s can be charged from %i minor units', (currency, least) => {
  expect([canCharge(least - 1, currency), canCharge(least, currency)]).toEqual([false, true]);
});

test('a currency of which Stripe names no minimum is left to Stripe', () => {
  expect(canCharge(1, 'ZAR')).toBe(true);
});

test.each([
  ['USD', 99_999_999],
  ['INR', 999_999_999],
  ['HUF', 999_999_999_900],
  ['JPY', 9_999_999_999],
] as const)('%s can be charged up to %i minor units', (currency, most) => {
  expect([canCharge(most, currency), canCharge(most + 1, currency)]).toEqual([true, false]);
});

// @covers paid-3.3
