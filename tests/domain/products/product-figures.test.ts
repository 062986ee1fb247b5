import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { parseTaxRate, parseUnitPrice, priceText, rateText } from '#app/domain/products/product.ts';

describe('a price', () => {
  it('with more than two decimals is also stored as text', () => {
    expect(parseUnitPrice('0.0125')).toEqual({ unitPriceHundredths: 1, unitPriceExact: '0.0125' });
    expect(parseUnitPrice('9.50')).toEqual({ unitPriceHundredths: 950, unitPriceExact: null });
    expect(parseUnitPrice('0.005')).toEqual({ unitPriceHundredths: 1, unitPriceExact: '0.005' });
    expect(parseUnitPrice('1.0000005')).toEqual({
      unitPriceHundredths: 100,
      unitPriceExact: '1.000001',
    });
  });

  it('is from 0 to below 1e9', () => {
    const wrong = ['-0.01', '1000000000', '999999999.995', 'ten', ''];
    expect(wrong.map(parseUnitPrice)).toEqual(wrong.map(() => null));
    expect(parseUnitPrice('999999999.99')?.unitPriceHundredths).toBe(99_999_999_999);
  });

  it('is read back unchanged, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_990_000 }), (millionths) => {
        const text = formatDecimal(millionths, 6);
        const read = parseUnitPrice(text);
        expect(read && priceText(read)).toBe(text);
      }),
    );
  });

  it('has two decimals if requested, or as many as needed', () => {
    const price = { unitPriceHundredths: 300, unitPriceExact: null };
    expect([priceText(price), priceText(price, 2)]).toEqual(['3', '3.00']);
    expect(priceText({ ...price, unitPriceExact: '3.001' }, 2)).toBe('3.001');
  });
});

describe('a rate', () => {
  it('with more than three decimals is also stored as text, from 0 to 100', () => {
    expect(parseTaxRate('9.975')).toEqual({ taxRateThousandths: 9975, taxRateExact: null });
    expect(parseTaxRate('8.8755')).toEqual({ taxRateThousandths: 8876, taxRateExact: '8.8755' });
    expect(['100.0001', '-1', ''].map(parseTaxRate)).toEqual([null, null, null]);
    expect(parseTaxRate('100')?.taxRateThousandths).toBe(100_000);
  });

  it('is read back unchanged', () => {
    expect(rateText({ taxRateThousandths: 8876, taxRateExact: '8.8755' })).toBe('8.8755');
    expect(rateText({ taxRateThousandths: 5000, taxRateExact: null })).toBe('5');
  });
});
