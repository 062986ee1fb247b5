import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pluralRules } from '#app/domain/language/cldr.ts';
import { documentLanguages, isDocumentLanguage } from '#app/domain/language/document-language.ts';
import { addressOf, regionalTag } from '#app/domain/language/language-address.ts';
import { acceptedLanguage } from '#app/domain/language/languages.ts';

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
    expect([
      regionalTag('en-GB', 'uk'),
      regionalTag('fr-CA', 'us'),
      regionalTag('ru', 'au'),
    ]).toEqual(['en-GB', 'fr-US', 'ru-AU']);
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
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 1, max: 3 }),
        (scaled, digits) => {
          const text = (scaled / 10 ** digits).toFixed(digits);
          const shown = new Intl.PluralRules(language, { minimumFractionDigits: digits });
          expect(rule(text)).toBe(shown.select(Number(text)));
          expect(rule(Number(text))).toBe(intl.select(Number(text)));
        },
      ),
      { numRuns: 300 },
    );
  });
});
