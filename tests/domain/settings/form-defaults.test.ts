import { describe, expect, it } from 'vitest';
import { formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { freshSettings } from '#app/domain/settings/settings-draft.ts';

describe('a new invoice', () => {
  it('starts from the settings', () => {
    const settings = {
      ...freshSettings('uk'),
      businessName: 'Marlow & Wren',
      email: 'hello@marlow.example',
      phone: '020 7946 0000',
      website: 'https://marlow.example',
      address: '4 Reed Lane',
      postalCode: 'SW1A 1AA',
      taxNumber: 'GB123',
      taxRate: '17.5',
      invoicePrefix: 'MW-',
      startingNumber: '40',
      template: 'compact' as const,
      invoiceLanguage: 'fr-CA' as const,
      iban: 'GB82WEST12345698765432',
      paypalPaymentLink: 'https://paypal.me/marlow',
    };
    expect(formDefaultsOf(settings, null)).toMatchObject({
      invoiceNumber: 'MW-040',
      taxRate: '17.5',
      template: 'compact',
      language: 'fr-CA',
      businessName: 'Marlow & Wren',
      businessEmail: 'hello@marlow.example',
      businessPhone: '020 7946 0000',
      businessWebsite: 'https://marlow.example',
      businessAddress: '4 Reed Lane',
      postalCode: 'SW1A 1AA',
      taxNumber: 'GB123',
      iban: 'GB82WEST12345698765432',
      paypalPaymentLink: 'https://paypal.me/marlow',
    });
    expect(formDefaultsOf(settings, 41).invoiceNumber).toBe('MW-042');
  });

  it('takes the country’s rate while none is set', () => {
    expect(formDefaultsOf(freshSettings('us'), null).taxRate).toBeNull();
  });

  it.each(['', '0', '1.5', '1e9', 'x'])(
    'starts at 1 where a device kept %j as number',
    (startingNumber) => {
      const settings = { ...freshSettings('us'), startingNumber };
      expect(formDefaultsOf(settings, null).invoiceNumber).toBe('INV-001');
    },
  );

  it('holds nothing that is no field of the form', () => {
    const names = Object.keys(formDefaultsOf(freshSettings('us'), null));
    expect(names).not.toContain('country');
    expect(names).not.toContain('email');
    expect(names).not.toContain('invoicePrefix');
    expect(names).not.toContain('invoiceLanguage');
  });
});

// @covers decisions-4.6
