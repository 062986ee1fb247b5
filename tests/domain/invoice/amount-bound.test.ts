import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  fewestMinorAtLeast,
  isAmountBound,
  mostMinorAtMost,
} from '#app/domain/invoice/amount-bound.ts';

describe('an amount to filter by', () => {
  it.each([
    ['10', 1000, 1000, 10, 10],
    ['12.345', 1235, 1234, 13, 12],
    ['1,234.50', 123_450, 123_450, 1235, 1234],
    ['.5', 50, 50, 1, 0],
    ['7.', 700, 700, 7, 7],
    ['0', 0, 0, 0, 0],
    ['999,999,999,999', 99_999_999_999_900, 99_999_999_999_900, 999_999_999_999, 999_999_999_999],
  ])('%s bounds dollars by %i and %i, yen by %i and %i', (text, usdMin, usdMax, jpyMin, jpyMax) => {
    expect(isAmountBound(text)).toBe(true);
    expect([fewestMinorAtLeast(text, 2), mostMinorAtMost(text, 2)]).toEqual([usdMin, usdMax]);
    expect([fewestMinorAtLeast(text, 0), mostMinorAtMost(text, 0)]).toEqual([jpyMin, jpyMax]);
  });

  it.each(['', '.', '-1', '+1', '1e3', '1,2', 'ten', '1.2.3', '1.1234567', '9'.repeat(15), ' 1'])(
    '“%s” is none',
    (text) => {
      expect(isAmountBound(text)).toBe(false);
    },
  );

  test('whatever is typed, the bounds lie on its two sides', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(999_999), (whole, millionths) => {
        const text = `${whole}.${String(millionths).padStart(6, '0')}`;
        const exact = BigInt(whole) * 1_000_000n + BigInt(millionths);
        const fewest = BigInt(fewestMinorAtLeast(text, 2) ?? -1) * 10_000n;
        const most = BigInt(mostMinorAtMost(text, 2) ?? -1) * 10_000n;
        expect(fewest - 10_000n < exact && exact <= fewest).toBe(true);
        expect(most <= exact && exact < most + 10_000n).toBe(true);
      }),
    );
  });
});
