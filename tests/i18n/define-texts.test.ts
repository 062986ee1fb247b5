import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { currentLanguage, inLanguage } from '#app/i18n/current-language.ts';
import { defineTexts, textsIn } from '#app/i18n/define-texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';

const source = {
  color: 'Color',
  greeting: 'Hello {name}',
  lines: { one: '{count} line', other: '{count} lines' },
  nested: { check: 'Check', plain: 'Plain' },
  items: ['The color.', 'The law.'],
} as const;
const texts = defineTexts(source, {
  'en-GB': { color: 'Colour', nested: { check: 'Cheque' }, items: { 0: 'The colour.' } },
  'fr-CA': {
    color: 'Couleur',
    greeting: 'Bonjour {name}',
    lines: { one: '{count} ligne', many: '{count} de lignes', other: '{count} lignes' },
    nested: { check: 'Chèque', plain: 'Simple' },
    items: ['La couleur.', 'La loi.'],
  },
  ru: {
    color: 'Цвет',
    greeting: 'Здравствуйте, {name}',
    lines: {
      one: '{count} строка',
      few: '{count} строки',
      many: '{count} строк',
      other: '{count} строки',
    },
    nested: { check: 'Чек', plain: 'Просто' },
    items: ['Цвет.', 'Закон.'],
  },
});

describe('a catalog of texts', () => {
  it('is read in the language of the request', () => {
    expect(texts.color).toBe('Color');
    expect(inLanguage('ru', () => texts.color)).toBe('Цвет');
    expect(inLanguage('en-GB', () => texts.color)).toBe('Colour');
  });

  it('falls back to the source where another English doesn’t differ', () => {
    const { nested, items } = textsIn(texts, 'en-GB');
    expect(nested).toEqual({ check: 'Cheque', plain: 'Plain' });
    expect(items).toEqual(['The colour.', 'The law.']);
    expect(textsIn(texts, 'en-AU')).toEqual(source);
  });
});

it('the language belongs to one request, whatever others do at the same time', async () => {
  const drawn = languages.map(({ code }) =>
    inLanguage(code, async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return currentLanguage();
    }),
  );
  expect(await Promise.all(drawn)).toEqual(languages.map(({ code }) => code));
});

it('inserts values where the text has placeholders, whatever they contain', () => {
  expect(fill(texts.greeting, { name: '$& {name}' })).toBe('Hello $& {name}');
});

it.each([
  ['en-US', 1, '1 line'],
  ['fr-CA', 2, '2 lignes'],
  ['ru', 1, '1 строка'],
  ['ru', 22, '22 строки'],
  ['ru', 11, '11 строк'],
] as const)('formats a plural in %s of %d: %s', (language, count, said) => {
  expect(inLanguage(language, () => plural(texts.lines, count))).toBe(said);
});
