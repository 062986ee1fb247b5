import { customType, integer, text } from 'drizzle-orm/sqlite-core';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { countryByName } from '#app/domain/country/detect-country.ts';
import { homeRateRules, paymentRules, secondRules } from '#app/domain/fields/field-rules.ts';
import type { PaymentText } from '#app/domain/fields/payment-fields.ts';
import { invoiceTemplates, papers } from '#app/domain/invoices/sheet.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { roundings } from '#app/domain/taxes/tax-choice.ts';
import { flag } from './account-schema.ts';

/** Stored by name (`USA`, `Canada`, `UK`, `Australia`), used by code. */
export const countryColumn = customType<{ data: CountryCode; driverData: string }>({
  dataType: () => 'text',
  toDriver: (code) => countries[code].name,
  fromDriver: (name) => countryByName(name) ?? 'us',
});

const optionalText = (name: string) => text(name);

/** Creates a column for each optional text, named after its field in snake case. */
function textColumns<Field extends string>(fields: readonly Field[]) {
  const snakeCase = (field: Field) =>
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns = fields.map((field) => [field, optionalText(snakeCase(field))]);
  return Object.fromEntries(columns) as Record<Field, ReturnType<typeof optionalText>>;
}

/** Payment details: the seller's defaults in the settings, a snapshot of them on every invoice. */
export const paymentColumns = () => ({
  ...textColumns(Object.keys(paymentRules) as PaymentText[]),
  acceptCardPayments: flag('accept_card_payments'),
  stripePaymentLink: text('stripe_payment_link'),
  paypalPaymentLink: text('paypal_payment_link'),
  /** JSON: `[{"name":"…","url":"…"}]`. */
  otherPaymentLinks: text('other_payment_links'),
  paymentNotes: text('payment_notes'),
});

/** An invoice's number, name and dates. */
export const headColumns = () => ({
  invoiceNumber: text('invoice_number').notNull(),
  invoiceDate: text('invoice_date').notNull(),
  dueDate: text('due_date').notNull(),
});

/** An invoice's other content, without its pictures. Issued versions have the same columns. */
export const contentColumns = () => ({
  country: countryColumn('country').notNull(),
  currency: text('currency', { enum: currencyCodes }).notNull(),
  template: text('template', { enum: invoiceTemplates }).notNull(),
  /** Its look as it was when it was saved, see `parseStoredLook`; null: the default one. */
  look: text('look'),
  /** JSON of its custom fields with their values, see `parsePrintedFields`; null: none. */
  fields: text('fields'),
  paper: text('paper', { enum: papers }).notNull().default('a4'),
  language: text('language', { enum: documentLanguages }).notNull(),
  subtotalMinor: integer('subtotal').notNull(),
  discountHundredths: integer('discount_percent').notNull().default(0),
  /** The discount when it was given as an amount. */
  discountAmountMinor: integer('discount_amount'),
  discountMinor: integer('discount').notNull(),
  taxMinor: integer('tax_amount').notNull(),
  totalMinor: integer('total').notNull(),

  /** Whether the seller was registered for tax; null: not answered. */
  registered: text('registered', { enum: ['yes', 'no'] }),
  pricesIncludeTax: flag('prices_include_tax'),
  rounding: text('rounding', { enum: roundings }).notNull().default('tax'),
  /** The place of supply in Canada. */
  province: text('province'),
  supplyDate: text('supply_date'),
  /** The chosen terms that the due date follows, see `parsePaymentTerms`. */
  paymentTerms: text('payment_terms'),
  ...textColumns(Object.keys(homeRateRules) as (keyof typeof homeRateRules)[]),

  clientName: text('client_name').notNull(),
  clientEmail: text('client_email'),
  clientAddress: text('client_address').notNull(),
  clientContact: text('client_contact'),
  clientTaxNumber: text('client_tax_number'),
  clientReference: text('client_reference'),
  clientRegion: text('client_region'),
  shippingAddress: text('shipping_address'),
  shippingPostalCode: text('shipping_postal_code'),
  businessName: text('business_name').notNull(),
  businessEmail: text('business_email').notNull(),
  businessPhone: text('business_phone'),
  businessWebsite: text('business_website'),
  businessAddress: text('business_address').notNull(),
  postalCode: text('postal_code'),
  taxNumber: text('tax_number'),
  ...paymentColumns(),
  displayPaypalQr: flag('display_paypal_qr'),
  notes: text('notes'),
  ...textColumns(Object.keys(secondRules) as (keyof typeof secondRules)[]),
  /** JSON: `[{"description":"…","quantity":"0.5","unitPrice":"33.33","taxRate":"9.975"}]`. */
  items: text('items').notNull(),
});
