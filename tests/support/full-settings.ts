import type { CountryCode } from '#app/domain/country/country.ts';
import { freshSettings, type SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { type Registration, sellerNumbers } from '#app/domain/taxes/registration.ts';

const own: Record<CountryCode, Partial<SettingsDraft>> = {
  us: {
    phone: '+1 (555) 010-0100',
    postalCode: '12345-1234',
    taxNumber: '12-3456789',
    accountNumber: '000123456789',
    routingNumber: '110000000',
    checkPayeeName: 'Wren Works LLC',
    checkMailingAddress: '2 Box Lane\nAlbany, NY',
    registrationUs: {
      registered: 'yes',
      since: '2020-01-01',
      numbers: [{ tax: 'New York State', number: 'CA-1', rate: '7.5' }],
    },
  },
  ca: {
    phone: '+1 416 555 0100',
    postalCode: 'K1A 0B1',
    taxNumber: '123456789RT0001',
    taxRate: '9.975',
    accountNumber: '1234567',
    routingNumber: '12345',
    institutionNumber: '003',
    interacEmail: 'pay@wren.example',
    registrationCa: registered('ca', { 'GST/HST': '123456782RT0001', 'PST BC': 'PST-1234-5678' }),
  },
  uk: {
    phone: '+44 20 7946 0000',
    postalCode: 'SW1A 1AA',
    taxNumber: '01234567',
    iban: 'GB82WEST12345698765432',
    accountNumber: '98765432',
    routingNumber: '12-34-56',
    registrationUk: registered('uk', { VAT: 'GB123456782' }),
  },
  au: {
    phone: '+61 2 5550 1000',
    postalCode: '2000',
    taxNumber: '51 824 753 556',
    accountNumber: '12345678',
    routingNumber: '062-000',
    payid: 'pay@wren.example',
    registrationAu: registered('au', {}),
  },
};

/** A registration with these tax numbers; the country's other numbers are empty. */
export function registered(country: CountryCode, numbers: Record<string, string>): Registration {
  return {
    registered: 'yes',
    since: '2020-01-01',
    numbers: sellerNumbers[country].map(({ tax }) => ({
      tax,
      number: numbers[tax] ?? '',
      rate: '',
    })),
  };
}

/** Settings with a value in every field that the country shows. */
export function fullSettings(country: CountryCode): SettingsDraft {
  return {
    ...freshSettings(country),
    businessName: 'Wren Works',
    email: 'hello@wren.example',
    website: 'https://wren.example',
    address: '1 Nest Road\nBirdtown',
    taxRate: '7.5',
    invoicePrefix: 'WREN-',
    startingNumber: '42',
    estimatePrefix: 'OFFER-',
    estimateStart: '7',
    creditNotePrefix: 'BACK-',
    creditNoteStart: '9',
    template: 'modern',
    paper: 'a4',
    invoiceLanguage: 'en-AU',
    rounding: 'line',
    pricesIncludeTax: true,
    finePrices: true,
    bankName: 'First Bank',
    accountHolder: 'Wren Works',
    swiftBic: 'DEUTDEFF500',
    bankAddress: '3 Money Street\nBirdtown',
    acceptCardPayments: true,
    stripePaymentLink: 'https://buy.stripe.com/wren',
    paypalPaymentLink: 'https://paypal.me/wren',
    otherPaymentLinks: [{ name: 'Wise', url: 'https://wise.com/pay/wren' }],
    paymentNotes: 'Please name the invoice number.',
    ...own[country],
  };
}
