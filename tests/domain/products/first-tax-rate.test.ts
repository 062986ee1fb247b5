import { expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { firstTaxRate } from '#app/domain/products/product-form.ts';
import { freshSettings, type SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { registered } from '#tests/support/full-settings.ts';

const { registrationUk, registrationUs } = freshSettings('uk');
const own = (tax: string, rate: string) => ({ tax, number: '', rate });

it.each<[string, CountryCode, Partial<SettingsDraft>, string]>([
  ['the country’s while none is set', 'uk', {}, '20'],
  ['none in the USA', 'us', {}, '0'],
  ['that of the settings', 'uk', { taxRate: '17.5' }, '17.5'],
  ['one with more decimals', 'us', { taxRate: '8.8755' }, '8.8755'],
  [
    'none for unregistered sellers',
    'uk',
    { taxRate: '17.5', registrationUk: { ...registrationUk, registered: 'no' } },
    '0',
  ],
  [
    'the country’s if another one was answered',
    'ca',
    { registrationUk: { ...registrationUk, registered: 'no' } },
    '5',
  ],
  [
    'that of a tax that the seller lists',
    'us',
    {
      taxRate: '1',
      registrationUs: { ...registrationUs, registered: 'yes', numbers: [own('Albany', '4.5')] },
    },
    '4.5',
  ],
  ['the country’s for registered sellers', 'uk', { registrationUk: registered('uk', {}) }, '20'],
])('a new product starts with %s', (_, country, changes, rate) => {
  expect(firstTaxRate({ ...freshSettings(country), ...changes }, country)).toBe(rate);
});
