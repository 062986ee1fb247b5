import { expect, test } from 'vitest';
import { methodsFor } from '#app/domain/payments/check-entry.ts';
import { parseStepAmount } from '#app/domain/payments/schedule.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { plainStepAmount, typedStepAmount } from '#app/i18n/format/step-amount.ts';

test.each([
  ['500', 50_000, undefined],
  ['1250.5', 125_050, undefined],
  ['30%', 30_000, '30%'],
  ['33.33 %', 33_330, '33.33%'],
  ['1/3', 33_333, '1/3'],
  ['2 / 3', 66_667, '2/3'],
  ['101%', null, undefined],
  ['4/3', null, undefined],
  ['half', null, undefined],
  ['', null, undefined],
])('a step %j of 1,000', (plain, amount, share) => {
  expect(parseStepAmount(plain, { currency: 'USD', total: 100_000 })).toEqual({ amount, share });
});

test.each([
  ['en-US', ' 1,250.50 ', '1250.50', '1250.50'],
  ['en-US', '12.5 %', '12.5%', '12.5%'],
  ['fr-CA', '1 250,50', '1250.50', '1250,50'],
  ['fr-CA', '12,5 %', '12.5%', '12,5\u00a0%'],
  ['ru', '1/3', '1/3', '1/3'],
  ['ru', 'половина', 'половина', 'половина'],
] as const)('in %s a typed step %j is stored as %j', (language, typed, plain, again) => {
  inLanguage(language, () => {
    expect(plainStepAmount(typed, 'USD')).toBe(plain);
    expect(typedStepAmount(plain)).toBe(again);
  });
});

test('a country’s usual payment methods come first, and none is missing', () => {
  expect(methodsFor('ca')[0]).toBe('interac');
  expect(methodsFor('au')[1]).toBe('payid');
  for (const country of ['us', 'ca', 'uk', 'au'] as const) {
    expect(new Set(methodsFor(country)).size).toBe(8);
  }
});
