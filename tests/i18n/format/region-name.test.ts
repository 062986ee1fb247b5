import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { clientCountryName } from '#app/features/clients/words/describe-client.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { otherRegions, regionName } from '#app/i18n/format/region-name.ts';

describe('countries by their ISO 3166 codes', () => {
  it('have a name in the page’s language, ours their own', () => {
    expect(regionName('DE')).toBe('Germany');
    expect(regionName('GB')).toBe('UK');
    expect(inLanguage('fr-CA', () => regionName('DE'))).toBe('Allemagne');
    expect(inLanguage('ru', () => regionName('DE'))).toBe('Германия');
    expect(inLanguage('en-GB', () => regionName('LC'))).toBe('St Lucia');
    expect(inLanguage('en-GB', () => regionName('FR'))).toBe('France');
  });

  it.each(languages.map(({ code }) => code))('are sorted by name in %s', (language) => {
    const others = inLanguage(language, otherRegions);
    // ISO 3166-1 has 249.
    expect(others).toHaveLength(249 - 4);
    expect(new Set(others.map(({ name }) => name)).size).toBe(others.length);
    const names = others.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    expect(others.some(({ code }) => ['US', 'CA', 'GB', 'AU'].includes(code))).toBe(false);
  });
});

it('a client’s country is named if it is known', () => {
  expect(clientCountryName({ region: 'AT' })).toBe('Austria');
  expect(clientCountryName({ region: 'GB' })).toBe('UK');
  expect(clientCountryName({ region: null })).toBe('');
});
