import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '#app/domain/country/country.ts';
import { languages } from '#app/domain/language/languages.ts';
import { currencies, currencyCodes, parseMoney } from '#app/domain/money/money.ts';
import { cldrIn } from '#app/i18n/cldr/every-language.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import {
  parseInOtherFormat,
  parseTypedNumber,
  plainText,
  typedText,
} from '#app/i18n/format/typed-number.ts';

const price = { decimals: 2 };
const rate = { decimals: 3, max: 100 };

describe.each(['fr-CA', 'ru'] as const)('a number typed in %s', (language) => {
  const cldr = cldrIn(language);

  it.each([
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['1 234,5', '1234.5'],
    ['1\u202f234', '1234'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1234.567', '1234.567'],
    ['1 234,50 $ USD', '1234.50'],
    ['-5,50 €', '-5.50'],
  ])('%j is %s', (text, decimal) => {
    expect(parseTypedNumber(text, price, cldr)).toEqual({ kind: 'number', decimal });
    expect(plainText(text, price, cldr)).toBe(decimal);
  });

  it.each([
    ['1.234', '1.23', '1234'],
    ['1,234', '1.23', '1234'],
    ['123,456 $', '123.46', '123456'],
  ])('%j may be %s or %s', (text, asDecimals, asThousands) => {
    const readings = [asDecimals, asThousands];
    expect(parseTypedNumber(text, price, cldr)).toEqual({ kind: 'unclear', readings });
    expect(plainText(text, price, cldr)).toBe(asDecimals);
    expect(parseInOtherFormat(text, price, cldr)).toBeNull();
  });

  it('is unambiguous if the field has that many decimals, or no values that large', () => {
    const read = (text: string, range: { decimals: number; max?: number }) =>
      parseTypedNumber(text, range, cldr);
    expect(read('9,975', { decimals: 3 })).toEqual({ kind: 'number', decimal: '9.975' });
    expect(read('9.975', { decimals: 3 }).kind).toBe('unclear');
    expect(read('9.975', rate)).toEqual({ kind: 'number', decimal: '9.975' });
    expect(read('9,975', { decimals: 2, max: 100 })).toEqual({ kind: 'number', decimal: '9.975' });
  });

  it.each(['', '1,2,3', '1 2 3'])('%j is invalid, and left to the check', (text) => {
    expect(parseTypedNumber(text, price, cldr)).toEqual({ kind: 'none' });
    expect(plainText(text, price, cldr)).toBe(text);
  });

  it('shows how it is interpreted if that may surprise', () => {
    expect(parseInOtherFormat('12,5', price, cldr)).toBeNull();
    expect(parseInOtherFormat('12.5', price, cldr)).toBe(1250);
    expect(parseInOtherFormat('12,5', { decimals: 0 }, cldr)).toBe(13);
    expect(parseInOtherFormat('1 000', price, cldr)).toBe(100_000);
  });
});

it.each([
  ['1,234', '1234'],
  ['1,234.5', '1234.5'],
  ['12,5', '12.5'],
  ['1.234,5', '1234.5'],
  ['-$5', '-5'],
  ['$1,234.50 USD', '1234.50'],
])('a number typed in English: %j is %s: never ambiguous', (text, decimal) => {
  for (const language of ['en-US', 'en-GB', 'en-CA', 'en-AU'] as const)
    expect(parseTypedNumber(text, price, cldrIn(language))).toEqual({ kind: 'number', decimal });
});

it('a plain text is shown with the language’s decimal sign, any other unchanged', () => {
  expect(typedText('12.50', cldrIn('fr-CA'))).toBe('12,50');
  expect(typedText('-0.5', cldrIn('ru'))).toBe('-0,5');
  for (const text of ['1000', '', '1.5.2']) expect(typedText(text, cldrIn('ru'))).toBe(text);
  expect(typedText('12.50', cldrIn('en-CA'))).toBe('12.50');
});

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  const cldr = cldrIn(language);
  // Beyond the maximum of every field.
  const amount = fc.integer({ min: -9e12, max: 9e12 });
  const anyCurrency = fc.constantFrom(...currencyCodes);
  const anyCountry = fc.constantFrom(...countryCodes);

  it('a formatted amount is parsed to the same value, in every currency and country', () => {
    fc.assert(
      fc.property(amount, anyCurrency, anyCountry, (minor, currency, country) => {
        const text = formatMoney(minor, currency, country, cldr);
        const decimals = currencies[currency].minorDigits;
        const typed = parseTypedNumber(text, { decimals }, cldr);
        expect(typed.kind === 'number' && parseMoney(typed.decimal, currency)).toBe(minor);
      }),
      { numRuns: 300 },
    );
  });

  it('a displayed plain number is parsed to the same value', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(2), (scaled, decimals) => {
        const plain = (scaled / 10 ** decimals).toFixed(decimals);
        expect(plainText(typedText(plain, cldr), { decimals }, cldr)).toBe(plain);
      }),
    );
  });
});
