import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pluralRules } from '#app/domain/language/cldr.ts';

const languages = ['en', 'fr', 'ru'] as const;

describe.each(languages)('the plural rules of %s', (language) => {
  const rule = pluralRules[language];
  const intl = new Intl.PluralRules(language);

  it('match Intl up to two thousand, around each million and at random', () => {
    const around = [1, 2, 10].flatMap((millions) =>
      Array.from({ length: 201 }, (_, i) => millions * 1_000_000 - 100 + i),
    );
    const first = Array.from({ length: 2001 }, (_, i) => i);
    const odd = [...first, ...around].filter((count) => rule(count) !== intl.select(count));
    expect(odd).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (count) => {
        expect(rule(count)).toBe(intl.select(count));
      }),
      { numRuns: 2000 },
    );
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

it.each([
  ['en', 1, 'one'],
  ['en', '1.0', 'other'],
  ['en', 0, 'other'],
  ['fr', 0, 'one'],
  ['fr', 1.5, 'one'],
  ['fr', 2, 'other'],
  ['fr', 1_000_000, 'many'],
  ['ru', 1, 'one'],
  ['ru', 21, 'one'],
  ['ru', 3, 'few'],
  ['ru', 12, 'many'],
  ['ru', 111, 'many'],
  ['ru', 0, 'many'],
  ['ru', 1.5, 'other'],
] as const)('in %s, %s is %s', (language, amount, category) => {
  expect(pluralRules[language](amount)).toBe(category);
});
