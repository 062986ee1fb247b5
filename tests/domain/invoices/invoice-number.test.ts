import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsAfterPrefix,
  formatInvoiceNumber,
  nextInvoiceNumber,
  numberAfterJump,
  numberAfterPrefix,
} from '#app/domain/invoices/invoice-number.ts';

it.each([
  ['INV-', 1, null, 'INV-001'],
  ['INV-', 1, '001', 'INV-002'],
  ['INV-', 1, '1', 'INV-002'],
  ['INV-', 1, '9999', 'INV-10000'],
  ['INV-', 500, '012', 'INV-500'],
  ['INV-', 500, '500', 'INV-501'],
])(
  'the next invoice number: prefix %s, start %i, last %s: %s',
  (prefix, startingNumber, lastNumber, next) => {
    expect(nextInvoiceNumber({ prefix, startingNumber, lastNumber })).toBe(next);
  },
);

it.each([
  ['002', 'INV-1002', null],
  ['002', 'INV-1003', 'INV-1004'],
  ['002', 'INV-9999', 'INV-10000'],
  ['002', 'INV-009999', 'INV-010000'],
  [null, 'INV-9999', 'INV-10000'],
  ['002', 'INV-999999999999999', null],
  ['002', null, null],
])('a number that jumped far ahead: after %j, newest %j: %j', (lastNumber, newest, asked) => {
  const numbering = { prefix: 'INV-', startingNumber: 1, lastNumber };
  expect(numberAfterJump(numbering, newest)).toBe(asked);
});

describe('the last number', () => {
  it.each([
    ['INV-007', 7],
    ['INV-12a', null],
    ['inv-12', null],
    ['INV-９', null],
    [`INV-${'9'.repeat(16)}`, null],
  ])('of %s is %s', (number, expected) => {
    expect(numberAfterPrefix(number, 'INV-')).toBe(expected);
  });

  it('a prefix with special characters is taken literally', () => {
    expect(numberAfterPrefix('A.*1', 'A.*')).toBe(1);
    expect(numberAfterPrefix('ABB1', 'A.*')).toBeNull();
  });
});

it('a sequence never repeats and always increases by one', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 20 }),
      fc.integer({ min: 1, max: 999999 }),
      fc.integer({ min: 1, max: 30 }),
      (prefix, startingNumber, count) => {
        let lastNumber: string | null = null;
        const made: string[] = [];
        for (let index = 0; index < count; index += 1) {
          const next = nextInvoiceNumber({ prefix, startingNumber, lastNumber });
          made.push(next);
          lastNumber = digitsAfterPrefix(next, prefix);
        }
        expect(made).toEqual(
          made.map((_, index) => formatInvoiceNumber(prefix, startingNumber + index)),
        );
      },
    ),
  );
});
