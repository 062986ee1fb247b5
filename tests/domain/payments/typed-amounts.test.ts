import { expect, test } from 'vitest';
import { methodsFor, readPaidAmount } from '#app/domain/payments/check-entry.ts';
import { readStepAmount } from '#app/domain/payments/read-step-amount.ts';

test.each([
  ['100', 10_000],
  [' 1,250.50 ', 125_050],
  ['0', 'Enter an amount above zero.'],
  ['-5', 'Enter an amount above zero.'],
  ['', 'Enter an amount such as 1,250.50.'],
  ['ten', 'Enter an amount such as 1,250.50.'],
  ['10.005', 'Enter an amount such as 1,250.50.'],
  ['99999999999999999999', 'Enter an amount such as 1,250.50.'],
  ['2,000.01', 'That is more than the $2,000.00 that is due.'],
])('a typed payment %j', (typed, said) => {
  const read = readPaidAmount(typed, { currency: 'USD', country: 'us', due: 200_000 });
  expect(read.ok ? read.amountMinor : read.message).toBe(said);
});

test.each([
  ['500', 50_000],
  ['30%', 30_000],
  ['33.33 %', 33_330],
  ['101%', null],
  ['half', null],
  ['', null],
])('a typed step %j of 1,000', (typed, amount) => {
  expect(readStepAmount(typed, { currency: 'USD', total: 100_000 })).toBe(amount);
});

test('the ways to pay that are usual in a country stand first, and none is missing', () => {
  expect(methodsFor('ca')[0]).toBe('interac');
  expect(methodsFor('au')[1]).toBe('payid');
  for (const country of ['us', 'ca', 'uk', 'au'] as const) {
    expect(new Set(methodsFor(country)).size).toBe(8);
  }
});

// @covers paid-2.5 paid-2.9
