import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canCharge } from '#app/domain/cards/card-account.ts';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { styleOfSemicolonFile } from '#app/domain/csv/csv-cells.ts';
import {
  divideHalfAway,
  formatDecimal,
  parseDecimal,
  toSafeNumber,
} from '#app/domain/money/decimal.ts';
import { currencies, currencyCodes, moneyToText, parseMoney } from '#app/domain/money/money.ts';
import { plainNumber } from '#app/domain/money/plain-number.ts';
import { formatAmount, formatMoney, needsCode } from '#app/i18n/format/money.ts';

it('the 20 currencies have two decimals, except the yen with none', () => {
  for (const code of currencyCodes) {
    expect(currencies[code]).toMatchObject({ code, minorDigits: code === 'JPY' ? 0 : 2 });
  }
});

describe('money as displayed', () => {
  it.each([
    [100000, 'USD', '$1,000.00'],
    [-1050, 'AUD', '-A$10.50'],
    [-1050, 'NOK', '-kr 10.50'],
    [Number.MAX_SAFE_INTEGER, 'USD', '$90,071,992,547,409.91'],
  ] as const)('%i in %s is %s', (minor, currency, text) => {
    expect(formatAmount(minor, currency)).toBe(text);
  });

  it.each([
    [1234567, 'SEK', 'us', 'kr 12,345.67 SEK'],
    [100000, 'USD', 'ca', '$1,000.00 USD'],
    [100000, 'CAD', 'au', 'C$1,000.00 CAD'],
    [-500, 'JPY', 'us', '-¥500 JPY'],
  ] as const)('%i in %s for %s is %s', (minor, currency, country, text) => {
    expect(formatMoney(minor, currency, country)).toBe(text);
  });

  it('is never ambiguous: the code is omitted only if the symbol is the country’s own', () => {
    for (const country of countryCodes) {
      const texts = currencyCodes.map((code) => formatMoney(100, code, country));
      expect(new Set(texts).size).toBe(currencyCodes.length);
      const bare = currencyCodes.filter((code) => !needsCode(code, country));
      expect(bare).toEqual([countries[country].currency]);
      const { symbol } = currencies[countries[country].currency];
      expect(currencyCodes.filter((code) => currencies[code].symbol === symbol)).toEqual(bare);
    }
  });
});

describe('decimal text', () => {
  it.each([
    ['9.975', 3, 9975],
    ['.5', 2, 50],
    [' 12.50 ', 2, 1250],
    ['-0.01', 2, -1],
    ['1,234.5', 2, 123450],
    ['1.5E-2', 3, 15],
    // Half away from zero.
    ['1.005', 2, 101],
    ['1.004999999999', 2, 100],
    ['-1.005', 2, -101],
    ['0.0049', 2, 0],
  ])('%s with %i decimals is %i', (text, decimals, scaled) => {
    expect(parseDecimal(text, decimals)).toBe(scaled);
  });

  it('is no number, or none that fits', () => {
    const texts = ['', '.', '1,23', '1 000', 'Infinity', '1e99', '١٢', '9007199254740992'];
    for (const text of [...texts, '1'.repeat(1000)]) {
      expect([text, parseDecimal(text, 0)]).toEqual([text, null]);
    }
  });

  it('is read back from text unchanged, in every currency', () => {
    const amount = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(amount, fc.constantFrom(...currencyCodes), (minor, currency) => {
        expect(parseMoney(moneyToText(minor, currency), currency)).toBe(minor);
        const shown = formatAmount(minor, currency)
          .replace(currencies[currency].symbol, '')
          .replace(' ', '');
        expect(parseMoney(shown, currency)).toBe(minor);
      }),
    );
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 6 }), (scaled, decimals) => {
        expect(parseDecimal(formatDecimal(scaled, decimals), decimals)).toBe(scaled);
      }),
    );
  });
});

describe('rounding', () => {
  it('is half away from zero, to the nearest', () => {
    const abs = (value: bigint) => (value < 0n ? -value : value);
    const divisors = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(fc.bigInt(), divisors, (numerator, denominator) => {
        const rounded = divideHalfAway(numerator, denominator);
        const twiceError = abs(2n * (numerator - rounded * denominator));
        expect(twiceError <= denominator).toBe(true);
        const isFarther = abs(rounded * denominator) > abs(numerator);
        if (twiceError === denominator) expect(isFarther).toBe(true);
        expect(divideHalfAway(-numerator, denominator)).toBe(-rounded);
      }),
    );
  });

  it('reports if a number would lose digits', () => {
    expect(toSafeNumber(2n ** 53n - 1n)).toBe(Number.MAX_SAFE_INTEGER);
    expect(toSafeNumber(2n ** 53n)).toBeNull();
    expect(toSafeNumber(-(2n ** 53n))).toBeNull();
  });
});

describe('a number in a file', () => {
  it.each([
    [' 12.50 ', '12.50'],
    ['12.50 USD', '12.50'],
    ['C$ 5', '5'],
    ['1,200.50', '1,200.50'],
    ['1,2345', '1.2345'],
    ['12,345', '12,345'],
    ['1 200,50 ₽', '1200.50'],
    ['1\u00a0200\u00a0000', '1200000'],
    ['1’200.50', '1200.50'],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567'],
  ])('%j is read as %j', (text, decimal) => {
    expect(plainNumber(text)).toBe(decimal);
  });

  it('is otherwise invalid', () => {
    const texts = ['', '12abc', '1,2,3', '=1+1', 'Infinity', '$'];
    for (const text of texts) expect([text, plainNumber(text)]).toEqual([text, null]);
  });

  it('has a decimal comma if semicolons separate the cells', () => {
    const style = styleOfSemicolonFile(['12,50', '7']);
    const typed = ['12,50', '9,975', '1.234,50', '1.234', '12.50'];
    const read = typed.map((text) => plainNumber(text, style));
    expect(read).toEqual(['12.50', '9.975', '1234.50', '1234', '12.50']);
  });

  it('keeps its decimal point in a semicolon file without decimal commas', () => {
    const style = styleOfSemicolonFile(['1.234', '12.50']);
    for (const text of ['1.234', '1,200.50']) expect(plainNumber(text, style)).toBe(text);
  });
});

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
