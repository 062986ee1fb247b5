import type { CountryCode } from '#app/domain/country/country.ts';
import type { OtherPaymentLink } from '#app/domain/invoices/content.ts';
import { type PaymentRule, paymentRules } from './field-rules.ts';
import { blankTexts, everyText } from './parse-fields.ts';

/** Names of plain text payment fields, shared by draft, content and settings. */
export type PaymentText = keyof typeof paymentRules;

/** The payment details shared by settings and invoices, as typed. */
export type PaymentDraft = Record<PaymentText, string> & {
  acceptCardPayments: boolean;
  stripePaymentLink: string;
  paypalPaymentLink: string;
  otherPaymentLinks: OtherPaymentLink[];
  paymentNotes: string;
};

/** Empty payment details. */
export const emptyPayment: PaymentDraft = {
  ...blankTexts(paymentRules),
  acceptCardPayments: false,
  stripePaymentLink: '',
  paypalPaymentLink: '',
  otherPaymentLinks: [],
  paymentNotes: '',
};

/** No payment texts, in an invoice's form. */
export const noPaymentTexts = everyText<PaymentText, string | null>(paymentRules, null);

/** No payment details, for documents that request no payment. */
export const noPayment = {
  ...noPaymentTexts,
  paymentNotes: null,
  secondPaymentNotes: null,
  acceptCardPayments: false,
  stripePaymentLink: null,
  paypalPaymentLink: null,
  displayPaypalQr: false,
  otherPaymentLinks: [] as OtherPaymentLink[],
};

/** Names of all payment fields. */
export const paymentFields = Object.keys(emptyPayment) as (keyof PaymentDraft)[];

const rules: Readonly<Record<PaymentText, PaymentRule>> = paymentRules;
const paymentTexts = Object.keys(rules) as PaymentText[];
const bankMethods: ReadonlySet<string> = new Set(['ach', 'bank_transfer', 'bacs']);

/** Lists the texts of a country's payment section in order: bank fields first, then the country's own. */
export function shownPaymentTexts(country: CountryCode): PaymentText[] {
  return paymentTexts.filter((field) => country in rules[field].methods);
}

/** Lists the payment texts that a country's form doesn't show; saving leaves them unchanged. */
export function hiddenPaymentTexts(country: CountryCode): PaymentText[] {
  return paymentTexts.filter((field) => !(country in rules[field].methods));
}

/** Lists the texts of a country's bank form, all optional. */
export function bankTexts(country: CountryCode): PaymentText[] {
  return shownPaymentTexts(country).filter((field) =>
    bankMethods.has(rules[field].methods[country] ?? ''),
  );
}

/** Lists the texts of a payment method in order. */
export function methodTexts(country: CountryCode, method: string): PaymentText[] {
  return paymentTexts.filter((field) => rules[field].methods[country] === method);
}

/** Lists a country's texts that each make payment possible by themselves. */
export function payingTexts(country: CountryCode): PaymentText[] {
  return shownPaymentTexts(country).filter((field) => rules[field].pays);
}

/** Whether a method is a bank transfer, which uses the bank form's texts. */
export function isBankMethod(method: string): boolean {
  return bankMethods.has(method);
}

export function paymentRule(field: PaymentText): PaymentRule {
  return rules[field];
}

export type PaymentMethodId =
  | 'ach'
  | 'bank_transfer'
  | 'bacs'
  | 'card'
  | 'paypal'
  | 'check'
  | 'payid'
  | 'interac';
