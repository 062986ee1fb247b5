import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import {
  divideHalfAway,
  formatDecimal,
  formatFixed,
  parseDecimal,
  toSafeNumber,
} from '#app/domain/money/decimal.ts';
import {
  currencies,
  currencyCodes,
  isCurrencyCode,
  moneyToText,
  parseMoney,
} from '#app/domain/money/money.ts';
import { formatAmount, formatMoney, needsCode } from '#app/i18n/format/money.ts';

describe('the 20 currencies', () => {
  it('have their symbols', () => {
    const line = currencyCodes.map((code) => `${code} ${currencies[code].symbol}`).join(', ');
    expect(line).toBe(
      'USD $, EUR €, GBP £, JPY ¥, CHF Fr, CAD C$, AUD A$, NZD NZ$, SEK kr, NOK kr, DKK kr, PLN zł, CZK Kč, HUF Ft, SGD S$, HKD HK$, MXN Mex$, BRL R$, INR ₹, ZAR R',
    );
  });

  it('have two decimals, except the yen with none', () => {
    for (const code of currencyCodes) {
      expect(currencies[code].minorDigits).toBe(code === 'JPY' ? 0 : 2);
      expect(currencies[code].code).toBe(code);
    }
  });

  it('are the only ones', () => {
    expect(isCurrencyCode('EUR')).toBe(true);
    for (const other of ['eur', 'RUB', '', null, 5]) expect(isCurrencyCode(other)).toBe(false);
  });
});

describe('money as displayed', () => {
  it.each([
    [100000, 'USD', '$1,000.00'],
    [1000, 'JPY', '¥1,000'],
    [0, 'GBP', '£0.00'],
    [5, 'CAD', 'C$0.05'],
    [-1050, 'AUD', '-A$10.50'],
    [123456789, 'CHF', 'Fr 1,234,567.89'],
    [-1050, 'NOK', '-kr 10.50'],
    [Number.MAX_SAFE_INTEGER, 'USD', '$90,071,992,547,409.91'],
  ] as const)('%i in %s is %s', (minor, currency, text) => {
    expect(formatAmount(minor, currency)).toBe(text);
  });

  it.each([
    [1234567, 'SEK', 'us', 'kr 12,345.67 SEK'],
    [1234567, 'NOK', 'uk', 'kr 12,345.67 NOK'],
    [1234567, 'DKK', 'au', 'kr 12,345.67 DKK'],
    [100000, 'USD', 'us', '$1,000.00'],
    [100000, 'USD', 'ca', '$1,000.00 USD'],
    [100000, 'CAD', 'ca', 'C$1,000.00'],
    [100000, 'CAD', 'au', 'C$1,000.00 CAD'],
    [100000, 'EUR', 'uk', '€1,000.00 EUR'],
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
    ['0.5', 2, 50],
    ['.5', 2, 50],
    ['5.', 2, 500],
    [' 12.50 ', 2, 1250],
    ['+3', 0, 3],
    ['-0.01', 2, -1],
    ['1,234.5', 2, 123450],
    ['1e3', 2, 100000],
    ['1.5E-2', 3, 15],
    ['007', 0, 7],
  ])('%s with %i decimals is %i', (text, decimals, scaled) => {
    expect(parseDecimal(text, decimals)).toBe(scaled);
  });

  it.each([
    ['1.005', 2, 101],
    ['1.004999999999', 2, 100],
    ['-1.005', 2, -101],
    ['2.5', 0, 3],
    ['-2.5', 0, -3],
    ['0.0049', 2, 0],
  ])('%s rounds half away from zero', (text, decimals, scaled) => {
    expect(parseDecimal(text, decimals)).toBe(scaled);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '1.2.3',
    '1,23',
    '1 000',
    '0x10',
    'Infinity',
    'NaN',
    '1e99',
    '١٢',
    '9007199254740992',
    '1'.repeat(1000),
  ])('%j is not a number that fits', (text) => {
    expect(parseDecimal(text, 0)).toBeNull();
  });

  it('is formatted in short form or with all decimals', () => {
    expect(formatDecimal(9975, 3)).toBe('9.975');
    expect(formatDecimal(10000, 3)).toBe('10');
    expect(formatDecimal(1000, 0)).toBe('1000');
    expect(formatDecimal(-50, 2)).toBe('-0.5');
    expect(formatFixed(5, 2)).toBe('0.05');
    expect(formatFixed(1000, 2)).toBe('10.00');
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
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (numerator, denominator) => {
          const rounded = divideHalfAway(numerator, denominator);
          const abs = (value: bigint) => (value < 0n ? -value : value);
          const twiceError = 2n * (numerator - rounded * denominator);
          expect(abs(twiceError) <= denominator).toBe(true);
          // At exactly one half, round away from zero.
          if (abs(twiceError) === denominator) {
            expect(abs(rounded * denominator) > abs(numerator)).toBe(true);
          }
          expect(divideHalfAway(-numerator, denominator)).toBe(-rounded);
        },
      ),
    );
  });

  it('reports if a number would lose digits', () => {
    expect(toSafeNumber(2n ** 53n - 1n)).toBe(Number.MAX_SAFE_INTEGER);
    expect(toSafeNumber(2n ** 53n)).toBeNull();
    expect(toSafeNumber(-(2n ** 53n))).toBeNull();
  });
});
