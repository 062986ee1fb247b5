import { describe, expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoice/check-draft.ts';
import { emptyDraft } from '#app/domain/invoice/draft.ts';
import {
  changedPaymentDetails,
  type SellerSettings,
  withSellerSettings,
} from '#app/domain/invoice/seller-settings.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

const settings: SellerSettings = {
  businessName: 'Wren Studio',
  email: 'hello@wren.example',
  phone: null,
  website: null,
  address: '1 Main Street',
  postalCode: '11201',
  taxNumber: null,
  taxRateThousandths: 9975,
  template: 'modern',
  bankName: null,
  accountHolder: null,
  accountNumber: '12345678',
  routingNumber: null,
  institutionNumber: null,
  iban: 'GB82WEST12345698765432',
  swiftBic: null,
  bankAddress: null,
  payid: null,
  interacEmail: null,
  checkPayeeName: null,
  checkMailingAddress: null,
  acceptCardPayments: false,
  stripePaymentLink: null,
  paypalPaymentLink: 'https://paypal.me/wren',
  otherPaymentLinks: [],
  paymentNotes: null,
};

const fresh = emptyDraft('us', { today: '2026-03-01', saveKey: 'key', itemId: 'first' });

describe('a new invoice', () => {
  it('starts with the saved details', () => {
    expect(withSellerSettings(fresh, settings)).toMatchObject({
      template: 'modern',
      businessName: 'Wren Studio',
      businessEmail: 'hello@wren.example',
      businessPhone: '',
      postalCode: '11201',
      accountNumber: '12345678',
      usePaypalFromSettings: true,
      paypalPaymentLink: 'https://paypal.me/wren',
      items: [{ taxRate: '9.975', taxRateTouched: false }],
    });
  });

  it('keeps what was typed', () => {
    const typed = {
      ...fresh,
      businessName: 'Other',
      paypalPaymentLink: 'https://paypal.me/other',
      items: fresh.items.map((item) => ({ ...item, taxRate: '5', taxRateTouched: true })),
    };
    expect(withSellerSettings(typed, settings)).toMatchObject({
      businessName: 'Other',
      usePaypalFromSettings: false,
      paypalPaymentLink: 'https://paypal.me/other',
      items: [{ taxRate: '5' }],
    });
  });

  it('takes the country’s rate while none is set, and no link that fails', () => {
    const unset = { ...settings, taxRateThousandths: null, paypalPaymentLink: 'https://x.example' };
    expect(withSellerSettings(fresh, unset)).toMatchObject({
      usePaypalFromSettings: false,
      paypalPaymentLink: '',
      items: [{ taxRate: '0' }],
    });
  });
});

describe('payment details of a saved invoice', () => {
  function contentOf(changes: Parameters<typeof validDraft>[1]) {
    const check = checkDraft(validDraft('us', changes), { country: 'us' });
    if (!check.ok) throw new Error(JSON.stringify(check.issues));
    return check.content;
  }

  it('go back to the settings when they changed', () => {
    const content = contentOf({
      accountNumber: '999',
      routingNumber: '021000021',
      otherPaymentLinks: [{ name: 'Wise', url: 'https://wise.com/x' }],
    });
    expect(changedPaymentDetails(content, settings)).toEqual({
      accountNumber: '999',
      routingNumber: '021000021',
      otherPaymentLinks: [{ name: 'Wise', url: 'https://wise.com/x' }],
    });
  });

  it('erase nothing that was left empty or is not shown', () => {
    expect(changedPaymentDetails(contentOf({}), settings)).toBeNull();
  });
});
