import { expect, test } from 'vitest';
import { canCharge } from '#app/domain/cards/card-account.ts';

test.each([
  ['USD', 50],
  ['GBP', 30],
  ['JPY', 50],
  ['HUF', 17_500],
  ['MXN', 1000],
  ['ZAR', 50],
] as const)('%s can be charged from %i minor units', (currency, least) => {
  expect([canCharge(least - 1, currency), canCharge(least, currency)]).toEqual([false, true]);
});

test('amounts with more than twelve digits can’t be charged', () => {
  expect([canCharge(999_999_999_999, 'USD'), canCharge(1_000_000_000_000, 'JPY')]).toEqual([
    true,
    false,
  ]);
});
