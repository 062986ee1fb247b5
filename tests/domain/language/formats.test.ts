import { describe, expect, it } from 'vitest';
import { cldrIn } from '#app/i18n/cldr/every-language.ts';
import { formatDate, formatDay, formatLongDate } from '#app/i18n/format/dates.ts';
import { formatList } from '#app/i18n/format/list.ts';
import { formatAmount, formatMoney, formatPrice } from '#app/i18n/format/money.ts';

const french = cldrIn('fr-CA');
const russian = cldrIn('ru');
const british = cldrIn('en-GB');
const englishes = [cldrIn('en-US'), british, cldrIn('en-CA'), cldrIn('en-AU')];

describe('money', () => {
  it.each([
    [123456750, 'CAD', 'ca', '1\u00a0234\u00a0567,50\u00a0$'],
    [123456, 'CAD', 'us', '1\u00a0234,56\u00a0$\u00a0CAD'],
    // In French a plain dollar sign means the Canadian dollar, even on another country's invoice.
    [123456, 'USD', 'us', '1\u00a0234,56\u00a0$\u00a0USD'],
    [123456, 'GBP', 'uk', '1\u00a0234,56\u00a0£'],
    [123456, 'SEK', 'ca', '1\u00a0234,56\u00a0kr\u00a0SEK'],
  ] as const)('%i in %s is in French, for %s, %s', (minor, currency, country, text) => {
    expect(formatMoney(minor, currency, country, french)).toBe(text);
  });

  it.each([
    [123456750, 'USD', 'us', '1\u00a0234\u00a0567,50\u00a0$'],
    [100, 'CAD', 'ca', '1,00\u00a0C$'],
    [100, 'USD', 'ca', '1,00\u00a0$\u00a0USD'],
  ] as const)('%i in %s is in Russian, for %s, %s', (minor, currency, country, text) => {
    expect(formatMoney(minor, currency, country, russian)).toBe(text);
  });

  it('has only its symbol if the place determines the currency', () => {
    expect(formatAmount(900, 'USD', french)).toBe('9,00\u00a0$');
    expect(formatAmount(900, 'CAD', french)).toBe('9,00\u00a0$');
    expect(formatAmount(-900, 'SEK', russian)).toBe('-9,00\u00a0kr');
  });

  it('on a price list has no decimals if they are zero', () => {
    expect(formatPrice(500, 'USD')).toBe('$5');
    expect(formatPrice(7680, 'AUD')).toBe('A$76.80');
    expect(formatPrice(500, 'CAD', french)).toBe('5\u00a0$');
    expect(formatPrice(7680, 'GBP', russian)).toBe('76,80\u00a0£');
  });
});

describe('dates', () => {
  it('follow the country in every English', () => {
    for (const cldr of englishes) {
      expect(formatDate('2026-11-21', 'us', cldr)).toBe('11/21/2026');
      expect(formatDate('2026-11-21', 'ca', cldr)).toBe('21/11/2026');
      expect(formatDay('2026-09-05', cldr)).toBe('5 Sep 2026');
      expect(formatLongDate('2026-11-21', 'us', cldr)).toBe('November 21, 2026');
      expect(formatLongDate('2026-11-21', 'ca', cldr)).toBe('November 21, 2026');
      expect(formatLongDate('2026-11-21', 'uk', cldr)).toBe('21 November 2026');
      expect(formatLongDate('2026-11-21', 'au', cldr)).toBe('21 November 2026');
    }
  });

  it('that are invalid are unchanged, and refused in messages', () => {
    expect(formatDate('soon', 'ca', french)).toBe('soon');
    expect(formatDay('2026-02-30', russian)).toBe('2026-02-30');
    expect(() => formatLongDate('2026-02-30', 'ca', french)).toThrow(RangeError);
  });
});

it('lists are joined as in the language', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['one'], french)).toBe('one');
  expect(formatList(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(formatList(['a', 'b', 'c'], british, 'or')).toBe('a, b or c');
  expect(formatList(['a', 'b', 'c'], french)).toBe('a, b et c');
  expect(formatList(['a', 'b'], russian, 'or')).toBe('a или b');
});
