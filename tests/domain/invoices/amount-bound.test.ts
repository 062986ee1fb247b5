import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  amountBoundPattern,
  isAmountBound,
  maxHundredthsAtMost,
  minHundredthsAtLeast,
} from '#app/domain/invoices/list-view.ts';
import { cldrIn } from '#app/i18n/cldr/every-language.ts';
import { plainAmount, typedAmountPattern } from '#app/i18n/format/typed-amount.ts';

describe('an amount in a filter', () => {
  it.each([
    ['10', 1000, 1000],
    ['12.345', 1235, 1234],
    ['12.340', 1234, 1234],
    ['1,234.50', 123_450, 123_450],
    ['.5', 50, 50],
    ['7.', 700, 700],
    ['0', 0, 0],
    ['0.000001', 1, 0],
    ['999,999,999,999', 99_999_999_999_900, 99_999_999_999_900],
  ])('%s is at least %i and at most %i hundredths', (text, fewest, most) => {
    expect(isAmountBound(text)).toBe(true);
    expect([minHundredthsAtLeast(text), maxHundredthsAtMost(text)]).toEqual([fewest, most]);
  });

  it.each(['', '.', '-1', '+1', '1e3', '1,2', 'ten', '1.2.3', '1.1234567', '9'.repeat(13), ' 1'])(
    '“%s” is invalid',
    (text) => {
      expect(isAmountBound(text)).toBe(false);
      expect([minHundredthsAtLeast(text), maxHundredthsAtMost(text)]).toEqual([null, null]);
    },
  );

  it('is what a field with its pattern accepts', () => {
    // How HTML matches a pattern: against the whole value, with the `v` flag.
    const field = new RegExp(`^(?:${amountBoundPattern})$`, 'v');
    for (const text of ['10', '1,234.50', '.5', '7.']) expect(field.test(text)).toBe(true);
    for (const text of ['.', '1,2', '12,50', '-1', '$5']) expect(field.test(text)).toBe(false);
  });

  it('has its comma and spaces in French and Russian fields', () => {
    for (const language of ['fr-CA', 'ru'] as const) {
      const field = new RegExp(`^(?:${typedAmountPattern(cldrIn(language))})$`, 'v');
      for (const text of ['10', '1 234,50', '1\u00a0234,5', '12.5', ',5'])
        expect(field.test(text)).toBe(true);
      for (const text of [',', '1 2', '1,234.50', '-1', '5 $'])
        expect(field.test(text)).toBe(false);
      expect(plainAmount('1,250', cldrIn(language))).toBe('1.250');
    }
  });

  test('has bounds on both sides, whatever is typed', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(999_999), (whole, millionths) => {
        const text = `${whole}.${String(millionths).padStart(6, '0')}`;
        const exact = BigInt(whole) * 1_000_000n + BigInt(millionths);
        const fewest = BigInt(minHundredthsAtLeast(text) ?? -1) * 10_000n;
        const most = BigInt(maxHundredthsAtMost(text) ?? -1) * 10_000n;
        expect(fewest - 10_000n < exact && exact <= fewest).toBe(true);
        expect(most <= exact && exact < most + 10_000n).toBe(true);
      }),
    );
  });
});
