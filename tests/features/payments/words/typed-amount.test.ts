import { expect, test } from 'vitest';
import { parsePaidAmount } from '#app/features/payments/words/typed-amount.ts';

test.each([
  ['100', 10_000],
  [' 1,250.50 ', 125_050],
  ['0', 'Enter an amount above zero.'],
  ['-5', 'Enter an amount above zero.'],
  ['', 'Enter an amount like 1,250.50.'],
  ['ten', 'Enter an amount like 1,250.50.'],
  ['10.005', 'Enter an amount like 1,250.50.'],
  ['99999999999999999999', 'Enter an amount like 1,250.50.'],
  ['2,000.01', 200_001],
  ['10,000,002,000.01', 'That’s more than the balance due, $2,000.00.'],
])('a typed payment %j', (typed, said) => {
  const read = parsePaidAmount(typed, { currency: 'USD', country: 'us', due: 200_000 });
  expect(read.ok ? read.amountMinor : read.message).toBe(said);
});
