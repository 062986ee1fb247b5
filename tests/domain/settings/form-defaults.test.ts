import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import {
  copyWithCountry,
  editUnder,
  type FormDefaults,
  formDefaultsOf,
  startTaxes,
} from '#app/domain/settings/form-defaults.ts';
import { freshSettings, type SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { type Registration, registrationFields } from '#app/domain/taxes/registration.ts';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { registered } from '#tests/support/full-settings.ts';

describe('a new invoice', () => {
  it('starts from the settings', () => {
    const same = {
      businessName: 'Marlow & Wren',
      postalCode: 'SW1A 1AA',
      taxNumber: 'GB123',
      taxRate: '17.5',
      template: 'compact' as const,
      iban: 'GB82WEST12345698765432',
      paypalPaymentLink: 'https://paypal.me/marlow',
    };
    const settings = {
      ...freshSettings('uk'),
      ...same,
      email: 'hello@marlow.example',
      phone: '020 7946 0000',
      website: 'https://marlow.example',
      address: '4 Reed Lane',
      invoicePrefix: 'MW-',
      startingNumber: '40',
      invoiceLanguage: 'fr-CA' as const,
    };
    expect(formDefaultsOf(settings, null)).toMatchObject({
      ...same,
      invoiceNumber: 'MW-040',
      language: settings.invoiceLanguage,
      businessEmail: settings.email,
      businessPhone: settings.phone,
      businessWebsite: settings.website,
      businessAddress: settings.address,
    });
    expect(formDefaultsOf(settings, '041').invoiceNumber).toBe('MW-042');
    expect(formDefaultsOf(freshSettings('us'), null).taxRate).toBeNull();
  });

  it.each(['', '0', '1.5', '1e9', 'x'])(
    'starts at 1 if a device stored %j as number',
    (startingNumber) => {
      const settings = { ...freshSettings('us'), startingNumber };
      expect(formDefaultsOf(settings, null).invoiceNumber).toBe('INV-001');
    },
  );
});

const newYork = [
  { tax: 'New York State', rate: '4', number: 'NY-1' },
  { tax: 'New York City', rate: '4.5', number: '' },
];

/** US settings that contain another country's tax answer. */
function answered(country: CountryCode, answer: Registration['registered']): SettingsDraft {
  const yes = registered(country, { VAT: 'GB1', 'GST/HST': 'R1', QST: 'Q1' });
  const told = country === 'us' ? { ...yes, numbers: newYork } : yes;
  return {
    ...freshSettings('us'),
    [registrationFields[country]]: { ...told, registered: answer },
  };
}

describe('whether the seller is registered', () => {
  const defaults = (country: CountryCode, answer: Registration['registered']) =>
    formDefaultsOf(answered(country, answer), null, null, country);

  it.each([
    ['ca', '', '5'],
    ['uk', '', '20'],
    ['au', 'yes', '10'],
    ['ca', 'no', '0'],
    ['au', 'no', '0'],
  ] as const)('in %s, answered %j: a line starts with %s%', (country, answer, taxRate) => {
    const draft = startDraft(country, '2026-03-15', defaults(country, answer));
    expect(draft.registered).toBe(answer);
    expect(draft.items).toMatchObject([
      { taxName: '', taxRate, moreTaxes: [], taxReason: '', taxRateTouched: false },
    ]);
  });

  it('in the USA includes the taxes that the seller lists, each with its number', () => {
    const moreTaxes = [{ name: 'New York City', rate: '4.5' }];
    const item = { taxName: 'New York State', taxRate: '4', moreTaxes, taxRateTouched: false };
    expect(startDraft('us', '2026-03-15', defaults('us', 'yes'))).toMatchObject({
      registered: 'yes',
      taxNumbers: [{ tax: 'New York State', number: 'NY-1' }],
      items: [item],
    });
  });

  it('includes the country’s numbers, only for registered sellers', () => {
    expect(defaults('ca', 'yes').taxNumbers).toEqual([
      { tax: 'GST/HST', number: 'R1' },
      { tax: 'QST', number: 'Q1' },
    ]);
    expect(defaults('uk', 'yes').taxNumbers).toEqual([{ tax: 'VAT', number: 'GB1' }]);
    expect(defaults('au', 'yes').taxNumbers).toEqual([]);
    expect(defaults('uk', 'no').taxNumbers).toEqual([]);
  });

  it('does not change a rate in the settings', () => {
    const settings = { ...answered('uk', 'yes'), taxRate: '5' };
    const fresh = formDefaultsOf(settings, null, null, 'uk');
    expect(startTaxes('uk', fresh).taxRate).toBe('5');
    expect(startTaxes('uk', fresh, 'no').taxRate).toBe('0');
  });
});

const defaults: FormDefaults = { invoiceNumber: 'INV-002', taxRate: null, template: 'classic' };
const numbered = (...numbers: string[]) =>
  numbers.map((text) => {
    const [tax = '', number = ''] = text.split(' ');
    return { tax, number };
  });
const under = (registered: InvoiceDraft['registered'], ...numbers: string[]): FormDefaults => ({
  ...defaults,
  registered,
  taxNumbers: numbered(...numbers),
});
const saved = validDraft('uk', { registered: 'yes', taxNumbers: numbered('VAT GB1', 'OLD 7') });
const [line] = saved.items;
if (!line) throw new Error('The draft has a line');
const untaxed = {
  ...saved,
  registered: 'no' as const,
  taxNumbers: [],
  items: [{ ...line, taxRate: '0', taxReason: 'none' as const, taxRateTouched: true }],
};

describe('a copy', () => {
  it('is unchanged while nothing is answered', () => {
    expect(copyWithCountry(saved, 'uk', under(''))).toBe(saved);
    expect(copyWithCountry(untaxed, 'uk', under(''))).toBe(untaxed);
  });

  it('of an unregistered seller keeps its taxes, which don’t count', () => {
    expect(copyWithCountry(saved, 'uk', under('no'))).toEqual({ ...saved, registered: 'no' });
  });

  it('of a registered seller uses the current numbers', () => {
    const taxNumbers = numbered('VAT GB2', 'OLD 7');
    expect(copyWithCountry(saved, 'uk', under('yes', 'VAT GB2'))).toEqual({ ...saved, taxNumbers });
  });

  it('of an invoice without tax gets the settings’ tax', () => {
    const copy = copyWithCountry(untaxed, 'uk', under('yes', 'VAT GB2'));
    expect(copy).toMatchObject({ registered: 'yes', taxNumbers: numbered('VAT GB2') });
    expect(copy.items).toEqual([{ ...line, taxReason: '', taxRateTouched: false, taxRate: '20' }]);
  });
});

describe('an edit', () => {
  it('keeps the invoice’s answer, and gets the numbers that are missing', () => {
    const taxNumbers = numbered('VAT GB1', 'OLD 7', 'NEW 8');
    const today = under('no', 'VAT GB2', 'NEW 8');
    expect(editUnder(saved, today)).toEqual({ ...saved, taxNumbers });
  });

  it.each(['', 'no'] as const)('of an invoice that says %j is unchanged', (registered) => {
    const draft = { ...saved, registered };
    expect(editUnder(draft, under('yes', 'NEW 8'))).toBe(draft);
  });
});
