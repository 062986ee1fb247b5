import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pluralRules } from '#app/domain/language/cldr.ts';
import { documentLanguages, isDocumentLanguage } from '#app/domain/language/document-language.ts';
import { addressOf, regionalTag } from '#app/domain/language/language-address.ts';
import { acceptedLanguage } from '#app/domain/language/languages.ts';
import { cldrIn } from '#app/i18n/cldr/every-language.ts';
import { formatDate, formatDay, formatLongDate } from '#app/i18n/format/dates.ts';
import { formatList } from '#app/i18n/format/list.ts';
import { formatAmount, formatMoney, formatPrice } from '#app/i18n/format/money.ts';

describe('the language of a page', () => {
  it.each([
    [null, 'us', 'en-US'],
    ['*', 'au', 'en-AU'],
    ['en-IN,en;q=0.8', 'uk', 'en-GB'],
    ['en', 'ca', 'en-CA'],
    ['de,en-AU;q=0.5', 'us', 'en-AU'],
    ['fr-CA,fr;q=0.9,en-CA;q=0.8', 'ca', 'fr-CA'],
    ['de,ru;q=0.4,fr;q=0.5', 'au', 'fr-CA'],
    ['rus', 'us', 'en-US'],
    ['en;q=0,en-GB;q=0.1', 'us', 'en-GB'],
    ['EN-gb', 'us', 'en-GB'],
    [';;,=,,q=1, en-GB;q=high', 'us', 'en-US'],
  ] as const)('a browser that prefers %s in %s gets %s', (header, country, language) => {
    expect(acceptedLanguage(header, country)).toBe(language);
  });

  it('an indexed page has its own URL in each language', () => {
    expect(addressOf('/ca/pricing', 'ca', 'en-CA')).toBe('/ca/pricing');
    expect(addressOf('/ca/pricing', 'ca', 'fr-CA')).toBe('/ca/pricing?lang=fr-CA');
    expect(regionalTag('en-GB', 'uk')).toBe('en-GB');
    expect(regionalTag('fr-CA', 'us')).toBe('fr-US');
  });
});

test('others are not document languages', () => {
  expect(documentLanguages.every(isDocumentLanguage)).toBe(true);
  for (const other of ['', 'fr', 'en-CA+fr-CA', null, 7])
    expect(isDocumentLanguage(other)).toBe(false);
});

describe.each(['en', 'fr', 'ru'] as const)('the plural rules of %s', (language) => {
  const rule = pluralRules[language];
  const intl = new Intl.PluralRules(language);

  it('match Intl up to two thousand and around each million', () => {
    const around = [1, 2, 10].flatMap((millions) =>
      Array.from({ length: 201 }, (_, i) => millions * 1_000_000 - 100 + i),
    );
    const first = Array.from({ length: 2101 }, (_, i) => i - 100);
    const odd = [...first, ...around].filter((count) => rule(count) !== intl.select(count));
    expect(odd).toEqual([]);
  });

  it('match Intl for decimals, including trailing zeros', () => {
    const digitCounts = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(fc.nat(100_000_000), digitCounts, (scaled, minimumFractionDigits) => {
        const text = (scaled / 10 ** minimumFractionDigits).toFixed(minimumFractionDigits);
        const shown = new Intl.PluralRules(language, { minimumFractionDigits });
        expect(rule(text)).toBe(shown.select(Number(text)));
        expect(rule(Number(text))).toBe(intl.select(Number(text)));
      }),
      { numRuns: 300 },
    );
  });
});

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
