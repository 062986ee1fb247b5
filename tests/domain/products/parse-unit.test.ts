import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { parseUnit } from '#app/domain/products/parse-unit.ts';
import { uneceCodeOf, unitCodes } from '#app/domain/taxes/units.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';

describe('a unit in a product file', () => {
  it.each(languages.map(({ code }) => code))('is recognized by all its names in %s', (code) => {
    const names = inLanguage(code, () =>
      unitCodes.map((unit) => [unitName(unit), documentTexts.units[unit]] as const),
    );
    for (const [at, unit] of unitCodes.entries()) {
      for (const name of names[at] ?? []) {
        expect([name, parseUnit(name)]).toEqual([name, unit]);
        expect([name, parseUnit(` ${name.toUpperCase()} `)]).toEqual([name, unit]);
      }
    }
  });

  it('is recognized by its Recommendation 20 code', () => {
    expect(unitCodes.map((unit) => parseUnit(uneceCodeOf(unit)))).toEqual(unitCodes);
  });

  it.each([
    ['hr.', 'hour'],
    ['pcs', 'piece'],
    ['sq. ft.', 'squareFoot'],
    ['lump-sum', 'lumpSum'],
    ['часов', 'hour'],
  ])('%j is a common spelling', (text, unit) => {
    expect(parseUnit(text)).toBe(unit);
  });

  it('is none if empty, and unknown otherwise', () => {
    expect(['', ' ', '-'].map(parseUnit)).toEqual(['', '', '']);
    expect(['dozen', '__proto__', 'x'.repeat(5000)].map(parseUnit)).toEqual([null, null, null]);
  });
});
