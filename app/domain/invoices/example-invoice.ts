import { type CountryCode, countries } from '../country/country.ts';
import { addDays } from '../dates.ts';
import { textRules } from '../fields/field-rules.ts';
import type { PaymentText } from '../fields/payment-fields.ts';
import { everyText } from '../fields/read-fields.ts';
import type { InvoiceContent } from './content.ts';
import { defaultDueDays } from './draft.ts';

type ExampleData = Pick<
  InvoiceContent,
  'businessName' | 'businessEmail' | 'businessPhone' | 'businessAddress' | 'taxNumber'
> &
  Pick<InvoiceContent, 'clientName' | 'clientEmail' | 'clientAddress'> &
  Partial<Pick<InvoiceContent, PaymentText>> & { description: string };

/** The sample amount before tax: 1200.00 (`platform.md` section 2, Landing page). */
export const exampleAmountMinor = 120_000;

// Phone numbers are of the ranges that the countries keep for fiction.
const examples: Record<CountryCode, ExampleData> = {
  us: {
    businessName: 'Maple Street Studio',
    businessEmail: 'hello@maplestreet.example',
    businessPhone: '(212) 555-0142',
    businessAddress: '48 Maple Street\nBrooklyn, NY 11201',
    taxNumber: '12-3456789',
    clientName: 'Harbor Coffee Co.',
    clientEmail: 'accounts@harborcoffee.example',
    clientAddress: '310 Pier Avenue\nPortland, ME 04101',
    description: 'Website design',
    bankName: 'First Example Bank',
    accountNumber: '000123456789',
    routingNumber: '021000021',
  },
  ca: {
    businessName: 'Northern Light Design',
    businessEmail: 'hello@northernlight.example',
    businessPhone: '(416) 555-0163',
    businessAddress: '77 Queen Street West\nToronto, ON M5H 2M5',
    taxNumber: '123456789 RT0001',
    clientName: 'Lakeside Outfitters Ltd.',
    clientEmail: 'accounts@lakeside.example',
    clientAddress: '12 Harbour Road\nHalifax, NS B3J 1S9',
    description: 'Brand identity',
    interacEmail: 'pay@northernlight.example',
    accountNumber: '1234567',
    routingNumber: '12345',
    institutionNumber: '003',
  },
  uk: {
    businessName: 'Thistle & Co.',
    businessEmail: 'hello@thistle.example',
    businessPhone: '020 7946 0321',
    businessAddress: '9 Clerkenwell Green\nLondon EC1R 0DU',
    taxNumber: '01234567',
    clientName: 'Brook Lane Bakery Ltd',
    clientEmail: 'accounts@brooklane.example',
    clientAddress: '5 Brook Lane\nBristol BS1 4ST',
    description: 'Packaging design',
    accountNumber: '31926819',
    routingNumber: '60-16-13',
    iban: 'GB29NWBK60161331926819',
  },
  au: {
    businessName: 'Coastline Creative',
    businessEmail: 'hello@coastline.example',
    businessPhone: '(02) 5550 0184',
    businessAddress: '21 Marine Parade\nManly NSW 2095',
    taxNumber: '12 345 678 901',
    clientName: 'Banksia Homewares Pty Ltd',
    clientEmail: 'accounts@banksia.example',
    clientAddress: '88 Smith Street\nFitzroy VIC 3065',
    description: 'Product photography',
    accountNumber: '12345678',
    routingNumber: '062-000',
    payid: 'pay@coastline.example',
  },
};

/** A country's sample invoice over 1200.00 at its own tax rate, dated `today`, for landing page and welcome. */
export function exampleInvoice(country: CountryCode, today: string): InvoiceContent {
  const { description, ...parties } = examples[country];
  return {
    ...everyText(textRules, null),
    invoiceNumber: 'INV-001',
    invoiceDate: today,
    dueDate: addDays(today, defaultDueDays),
    country,
    currency: countries[country].currency,
    template: 'classic',
    clientId: null,
    items: [
      {
        description,
        quantityHundredths: 100,
        unitPriceMinor: exampleAmountMinor,
        taxRateThousandths: countries[country].taxRateThousandths,
      },
    ],
    discountHundredths: 0,
    acceptCardPayments: false,
    stripePaymentLink: null,
    paypalPaymentLink: null,
    displayPaypalQr: false,
    otherPaymentLinks: [],
    ...parties,
  };
}

// @covers platform-2.25 platform-3.2
