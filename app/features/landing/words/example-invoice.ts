import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { addDays } from '#app/domain/dates.ts';
import { textRules } from '#app/domain/fields/field-rules.ts';
import { everyText } from '#app/domain/fields/parse-fields.ts';
import type { PaymentText } from '#app/domain/fields/payment-fields.ts';
import { type InvoiceContent, plainTaxFacts } from '#app/domain/invoices/content.ts';
import { usualPaper } from '#app/domain/invoices/sheet.ts';
import { defaultDueDays } from '#app/domain/payments/terms.ts';
import { plainTax } from '#app/domain/taxes/tax-choice.ts';
import { sampleTexts } from '#app/features/landing/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

/** Example data that is the same in every language. */
type ExampleData = Pick<
  InvoiceContent,
  'businessEmail' | 'businessPhone' | 'taxNumber' | 'clientEmail'
> &
  Partial<Pick<InvoiceContent, PaymentText>>;

/** The sample amount before tax: 1200.00. */
export const exampleAmountMinor = 120_000;

// Phone numbers are from the ranges that the countries reserve for fiction.
const examples: Record<CountryCode, ExampleData> = {
  us: {
    businessEmail: 'hello@maplestreet.example',
    businessPhone: '(212) 555-0142',
    taxNumber: '12-3456789',
    clientEmail: 'accounts@harborcoffee.example',
    accountNumber: '000123456789',
    routingNumber: '021000021',
  },
  ca: {
    businessEmail: 'hello@northernlight.example',
    businessPhone: '(416) 555-0163',
    taxNumber: '123456789 RT0001',
    clientEmail: 'accounts@lakeside.example',
    interacEmail: 'pay@northernlight.example',
    accountNumber: '1234567',
    routingNumber: '12345',
    institutionNumber: '003',
  },
  uk: {
    businessEmail: 'hello@thistle.example',
    businessPhone: '020 7946 0321',
    taxNumber: '01234567',
    clientEmail: 'accounts@brooklane.example',
    accountNumber: '31926819',
    routingNumber: '60-16-13',
    iban: 'GB29NWBK60161331926819',
  },
  au: {
    businessEmail: 'hello@coastline.example',
    businessPhone: '(02) 5550 0184',
    taxNumber: '12 345 678 901',
    clientEmail: 'accounts@banksia.example',
    accountNumber: '12345678',
    routingNumber: '062-000',
    payid: 'pay@coastline.example',
  },
};

/**
 * Creates a country's sample invoice over 1200.00 at its default tax rate, dated `today`, in the page's language, for
 * the landing and welcome pages.
 */
export function exampleInvoice(country: CountryCode, today: string): InvoiceContent {
  const { description, ...parties } = sampleTexts[country];
  return {
    ...everyText(textRules, null),
    invoiceNumber: 'INV-001',
    invoiceDate: today,
    dueDate: addDays(today, defaultDueDays),
    country,
    currency: countries[country].currency,
    template: 'classic',
    look: null,
    paper: usualPaper(country),
    language: currentLanguage(),
    clientId: null,
    items: [
      {
        description,
        quantityTenThousandths: 10_000,
        unitPriceTenThousandths: exampleAmountMinor * 10_000,
        taxes: [plainTax(countries[country].taxRateThousandths * 10)],
      },
    ],
    discountHundredths: 0,
    ...plainTaxFacts,
    acceptCardPayments: false,
    stripePaymentLink: null,
    paypalPaymentLink: null,
    displayPaypalQr: false,
    otherPaymentLinks: [],
    ...parties,
    ...examples[country],
  };
}
