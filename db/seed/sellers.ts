import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';

/** A demo business's details on every invoice, as typed into the form. Bank numbers are test numbers. */
export type Seller = { country: CountryCode } & Partial<InvoiceDraft>;

const studioLinks = {
  acceptCardPayments: true,
  stripePaymentLink: 'https://buy.stripe.com/test_billwrendemo',
  paypalPaymentLink: 'https://paypal.me/billwrendemo',
  displayPaypalQr: true,
  paymentNotes: 'Please give the invoice number with your payment.',
};

/** The standard account: a design studio with an office in each country. */
export const studioOffices: Record<CountryCode, Seller> = {
  us: {
    ...studioLinks,
    country: 'us',
    businessName: 'Larkspur Studio LLC',
    businessEmail: 'accounts@larkspur.example',
    businessPhone: '+1 503 555 0142',
    businessWebsite: 'https://larkspur.example',
    businessAddress: '418 SE Division Street\nPortland, OR',
    postalCode: '97202',
    taxNumber: '93-0000142',
    bankName: 'Cascade Community Bank',
    accountHolder: 'Larkspur Studio LLC',
    accountNumber: '000123456789',
    routingNumber: '110000000',
    checkPayeeName: 'Larkspur Studio LLC',
    checkMailingAddress: 'PO Box 1142\nPortland, OR 97202',
  },
  ca: {
    ...studioLinks,
    country: 'ca',
    businessName: 'Larkspur Studio Canada Inc.',
    businessEmail: 'toronto@larkspur.example',
    businessPhone: '+1 416 555 0167',
    businessWebsite: 'https://larkspur.example',
    businessAddress: '87 Sterling Road, Unit 4\nToronto, ON',
    postalCode: 'M6R 2B7',
    taxNumber: '123456782 RT0001',
    bankName: 'Lakeshore Trust',
    accountHolder: 'Larkspur Studio Canada Inc.',
    accountNumber: '000123456789',
    routingNumber: '11000',
    institutionNumber: '000',
    interacEmail: 'pay@larkspur.example',
  },
  uk: {
    ...studioLinks,
    country: 'uk',
    businessName: 'Larkspur Studio (UK) Ltd',
    businessEmail: 'london@larkspur.example',
    businessPhone: '+44 20 7946 0142',
    businessWebsite: 'https://larkspur.example',
    businessAddress: '3 Calvert Avenue\nLondon',
    postalCode: 'E2 7JP',
    taxNumber: '00000042',
    taxNumbers: [{ tax: 'VAT', number: 'GB 123 4567 82' }],
    bankName: 'Thameside Bank',
    accountHolder: 'Larkspur Studio (UK) Ltd',
    accountNumber: '00012345',
    routingNumber: '10-88-00',
    iban: 'GB82WEST12345698765432',
  },
  au: {
    ...studioLinks,
    country: 'au',
    businessName: 'Larkspur Studio Pty Ltd',
    businessEmail: 'melbourne@larkspur.example',
    businessPhone: '+61 3 5550 0142',
    businessWebsite: 'https://larkspur.example',
    businessAddress: '62 Gertrude Street\nFitzroy, VIC',
    postalCode: '3065',
    taxNumber: '14 100 200 301',
    bankName: 'Southern Cross Mutual',
    accountHolder: 'Larkspur Studio Pty Ltd',
    accountNumber: '000123456',
    routingNumber: '000-000',
    payid: 'pay@larkspur.example',
  },
};

/** The free account: a sole trader with two invoices. */
export const dogWalker: Seller = {
  country: 'us',
  template: 'modern',
  businessName: 'Juniper Dog Walking',
  businessEmail: 'sam@juniper.example',
  businessPhone: '+1 971 555 0118',
  businessAddress: '2210 NE Alberta Street\nPortland, OR',
  postalCode: '97211',
  taxNumber: '93-0000118',
  paypalPaymentLink: 'https://paypal.me/billwrendemo',
  checkPayeeName: 'Sam Juniper',
  checkMailingAddress: '2210 NE Alberta Street\nPortland, OR 97211',
};

/** A small company at the limit of the Free plan. */
export const plumber: Seller = {
  country: 'uk',
  businessName: 'Hollis & Daughter Plumbing',
  businessEmail: 'office@hollis.example',
  businessPhone: '+44 117 496 0133',
  businessAddress: '19 North Street\nBristol',
  postalCode: 'BS3 1EN',
  taxNumber: '00000133',
  taxNumbers: [{ tax: 'VAT', number: 'GB 987 6543 53' }],
  accountHolder: 'M Hollis',
  accountNumber: '00012345',
  routingNumber: '10-88-00',
  paymentNotes: 'Bank transfer within 30 days, please.',
};

/** A translator whose plan was canceled and is still active. */
export const translator: Seller = {
  country: 'ca',
  template: 'compact',
  businessName: 'Maple Ridge Translations',
  businessEmail: 'bonjour@mapleridge.example',
  businessPhone: '+1 604 555 0190',
  businessAddress: '22420 Dewdney Trunk Road\nMaple Ridge, BC',
  postalCode: 'V2X 3J5',
  taxNumber: '123456782 RT0002',
  interacEmail: 'pay@mapleridge.example',
  accountNumber: '000123456789',
  routingNumber: '11000',
  institutionNumber: '000',
};

/** A tiler whose plan has ended. */
export const tiler: Seller = {
  country: 'au',
  businessName: 'Coogee Tiling',
  businessEmail: 'jobs@coogeetiling.example',
  businessPhone: '+61 2 5550 0171',
  businessAddress: '140 Coogee Bay Road\nCoogee, NSW',
  postalCode: '2034',
  taxNumber: '84 100 200 302',
  accountHolder: 'Coogee Tiling',
  accountNumber: '000123456',
  routingNumber: '000-000',
  payid: '+61 400 000 077',
};
