import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { type PlainTotals, plainLine, plainTotals } from '#tests/support/plain-line.ts';

function totalsOf(
  lines: [quantityHundredths: number, unitPriceMinor: number, taxRateThousandths: number][],
  discountHundredths = 0,
): PlainTotals {
  const result = calculateTotals({
    items: lines.map(([quantityHundredths, unitPriceMinor, taxRateThousandths]) =>
      plainLine({ description: '', quantityHundredths, unitPriceMinor, taxRateThousandths }),
    ),
    discountHundredths,
  });
  if (!result.ok) throw new Error(result.reason);
  return plainTotals(result.totals);
}

describe('worked examples', () => {
  it.each([
    ['8,180.00 at 9.975%', 818000, 9975, 81596],
    ['140.00 at 9.975%', 14000, 9975, 1397],
    ['1,140.00 at 9.975%', 114000, 9975, 11372],
    ['138.66 at 19%', 13866, 19000, 2635],
  ])('%s', (_case, price, rate, tax) => {
    expect(totalsOf([[100, price, rate]])).toEqual({
      lineTotals: [price],
      subtotal: price,
      discount: 0,
      taxes: [{ taxRateThousandths: rate, amount: tax }],
      tax,
      total: price + tax,
    });
  });

  it('138.66 plus 19% is 165.01', () => {
    expect(totalsOf([[100, 13866, 19000]]).total).toBe(16501);
  });

  it('100.00 minus 10% at 10% gives tax 9.00 and total 99.00', () => {
    expect(totalsOf([[100, 10000, 10000]], 1000)).toMatchObject({
      discount: 1000,
      tax: 900,
      total: 9900,
    });
  });

  it('0.5 hours at 33.33 gives a line of 16.67', () => {
    expect(totalsOf([[50, 3333, 0]]).lineTotals).toEqual([1667]);
  });
});

describe('rounding', () => {
  it('taxes are rounded once per rate, not per line', () => {
    // Three lines of 0.05 at 10%: 0.015 rounds to 0.02; per line it would be 0.01 each.
    expect(totalsOf(Array(3).fill([100, 5, 10000])).taxes).toEqual([
      { taxRateThousandths: 10000, amount: 2 },
    ]);
  });

  it('rates are listed in ascending order', () => {
    expect(
      totalsOf([
        [100, 10000, 20000],
        [100, 10000, 0],
        [100, 10000, 5000],
        [100, 10000, 20000],
      ]).taxes,
    ).toEqual([
      { taxRateThousandths: 0, amount: 0 },
      { taxRateThousandths: 5000, amount: 500 },
      { taxRateThousandths: 20000, amount: 4000 },
    ]);
  });

  it('the tax uses the exact discount, and the discount itself is rounded once', () => {
    // 0.05 less 10%: the discount prints as 0.01, the tax is 100% of 0.045, half away from zero.
    expect(totalsOf([[100, 5, 100000]], 1000)).toMatchObject({ discount: 1, tax: 5, total: 9 });
  });

  it('stays exact if a product exceeds 2^53', () => {
    // 99,999.99 units: a hundredth less than 100,000 of them, 9007199254700000 - 900719925.47.
    expect(totalsOf([[9_999_999, 90_071_992_547, 0]]).total).toBe(9_007_198_353_980_075);
  });

  it('refuses a total above 2^53-1', () => {
    expect(
      calculateTotals({
        items: [
          plainLine({
            description: '',
            quantityHundredths: 1_000_000,
            unitPriceMinor: 900_719_925_475,
            taxRateThousandths: 0,
          }),
        ],
        discountHundredths: 0,
      }),
    ).toEqual({ ok: false, reason: 'too-large' });
    const largest = totalsOf([
      [1_000_000, 900_719_925_474, 0],
      [100, 991, 0],
    ]);
    expect(largest.total).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('no items give zero totals', () => {
    expect(totalsOf([])).toEqual({
      lineTotals: [],
      subtotal: 0,
      discount: 0,
      taxes: [],
      tax: 0,
      total: 0,
    });
  });
});

const line = fc.tuple(
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.constantFrom(0, 5000, 9975, 10000, 19000, 20000, 100000),
);

describe('for every invoice', () => {
  it('parts add up to the whole', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 100 }),
        fc.integer({ min: 0, max: 10000 }),
        (lines, discount) => {
          const totals = totalsOf(lines, discount);
          const sum = (amounts: number[]) => amounts.reduce((left, right) => left + right, 0);
          expect(sum(totals.lineTotals)).toBe(totals.subtotal);
          expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.tax);
          expect(totals.subtotal - totals.discount + totals.tax).toBe(totals.total);
        },
      ),
    );
  });

  it('the order of the lines changes only the order of their figures', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 20 }),
        fc.integer({ min: 0, max: 10000 }),
        (lines, discount) => {
          const { lineTotals: _forward, ...forward } = totalsOf(lines, discount);
          const { lineTotals: _backward, ...backward } = totalsOf([...lines].reverse(), discount);
          expect(backward).toEqual(forward);
        },
      ),
    );
  });

  it('a full discount leaves nothing to pay', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        expect(totalsOf(lines, 10000).total).toBe(0);
      }),
    );
  });
});
