import { describe, expect, it } from 'vitest';
import { clientRules } from '#app/domain/clients/client.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import type { FieldLabel } from '#app/domain/fields/field-issue.ts';
import { settingsRules, type TextRule, textRules } from '#app/domain/fields/field-rules.ts';
import { fieldLabel } from '#app/i18n/format/field-label.ts';

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
    expect(labelsOf('routingNumber')).toEqual([
      'Routing Number',
      'Transit Number',
      'Sort Code',
      'BSB Number',
    ]);
    expect(fieldLabel('accountNumber', 'us')).toBe('Account number');
    expect(labelsOf('taxNumber')).toEqual([
      'EIN / Tax ID',
      'Business Number',
      'Company No.',
      'ABN',
    ]);
    const codes = ['ZIP code', 'Postal code', 'Postcode', 'Postcode'];
    expect(labelsOf('postalCode')).toEqual(codes);
    expect(labelsOf('businessPostalCode')).toEqual(codes);
  });

  it('are plain without a country', () => {
    expect(fieldLabel('taxNumber')).toBe('Tax number');
    expect(fieldLabel('businessPostalCode')).toBe('Business postal code');
    expect(fieldLabel('routingNumber')).toBe('Routing Number');
  });
});
