import { describe, expect, it } from 'vitest';
import { clientRules } from '#app/domain/clients/client.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import type { FieldLabel } from '#app/domain/fields/field-issue.ts';
import { settingsRules, type TextRule, textRules } from '#app/domain/fields/field-rules.ts';
import { languages } from '#app/domain/language/languages.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { fieldLabel } from '#app/i18n/format/field-label.ts';
import { otherRegions, regionName } from '#app/i18n/format/region-name.ts';

const labelsOf = (label: FieldLabel) => countryCodes.map((country) => fieldLabel(label, country));

describe('the labels of text fields', () => {
  it('exist for every rule of every form', () => {
    for (const rules of [textRules, settingsRules, clientRules]) {
      for (const [field, rule] of Object.entries<TextRule>(rules)) {
        const label = fieldLabel(rule.label ?? (field as FieldLabel));
        expect(label, field).toMatch(/^\p{Lu}/u);
      }
    }
  });

  it('are the country’s own if it has one', () => {
    const codes = ['ZIP code', 'Postal code', 'Postcode', 'Postcode'];
    expect(labelsOf('postalCode')).toEqual(codes);
    expect(labelsOf('businessPostalCode')).toEqual(codes);
    expect(fieldLabel('businessPostalCode')).toBe('Business postal code');
    expect(fieldLabel('accountNumber', 'us')).toBe('Account number');
  });
});

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
