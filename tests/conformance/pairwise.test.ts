import { expect, test } from 'vitest';
import { pairwise } from '#tests/support/pairwise.ts';

test('pairwise rows contain every pair of values, in far fewer rows than all combinations', () => {
  const factors = {
    size: [1, 2, 3, 4],
    color: ['red', 'blue'],
    side: ['a', 'b', 'c'],
    on: [true, false],
  };
  const rows = pairwise(factors);
  const names = Object.keys(factors) as (keyof typeof factors)[];
  for (const one of names) {
    for (const other of names.filter((name) => name !== one)) {
      for (const value of factors[one]) {
        for (const otherValue of factors[other]) {
          expect(rows.some((row) => row[one] === value && row[other] === otherValue)).toBe(true);
        }
      }
    }
  }
  expect(rows.length).toBeLessThan(16);
});
