import type { CountryCode } from '../country/country.ts';
import type { OtherPaymentLink } from '../invoices/content.ts';
import { type PaymentRule, paymentRules } from './field-rules.ts';
import { blankTexts, everyText } from './parse-fields.ts';

/** Payment details that are plain texts, by their names in draft, content and settings. */
export type PaymentText = keyof typeof paymentRules;

/** The payment details that settings and invoices share, as typed. */
export type PaymentDraft = Record<PaymentText, string> & {
  acceptCardPayments: boolean;
  stripePaymentLink: string;
  paypalPaymentLink: string;
  otherPaymentLinks: OtherPaymentLink[];
  paymentNotes: string;
};

/** Payment details of which nothing was typed yet. */
export const emptyPayment: PaymentDraft = {
  ...blankTexts(paymentRules),
  acceptCardPayments: false,
  stripePaymentLink: '',
  paypalPaymentLink: '',
  otherPaymentLinks: [],
  paymentNotes: '',
};

/** No payment text at all, as an invoice has them. */
export const noPaymentTexts = everyText<PaymentText, string | null>(paymentRules, null);

/** No way to pay at all, as a document has none that asks for no money. */
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

/** The names of all payment details. */
export const paymentFields = Object.keys(emptyPayment) as (keyof PaymentDraft)[];

const rules: Readonly<Record<PaymentText, PaymentRule>> = paymentRules;
const paymentTexts = Object.keys(rules) as PaymentText[];
const bankMethods: ReadonlySet<string> = new Set(['ach', 'bank_transfer', 'bacs']);

/** The texts that a country's payment section shows, in their order: the bank's, then the country's own. */
export function shownPaymentTexts(country: CountryCode): PaymentText[] {
  return paymentTexts.filter((field) => country in rules[field].methods);
}

/** The payment texts that a country's form does not show: a save leaves them as they are. */
export function hiddenPaymentTexts(country: CountryCode): PaymentText[] {
  return paymentTexts.filter((field) => !(country in rules[field].methods));
}

/** The texts of a country's bank form, all optional. */
export function bankTexts(country: CountryCode): PaymentText[] {
  return shownPaymentTexts(country).filter((field) =>
    bankMethods.has(rules[field].methods[country] ?? ''),
  );
}

/** The texts of one method in their order. */
export function methodTexts(country: CountryCode, method: string): PaymentText[] {
  return paymentTexts.filter((field) => rules[field].methods[country] === method);
}

/** The texts of a country each of which is a way to pay by itself. */
export function payingTexts(country: CountryCode): PaymentText[] {
  return shownPaymentTexts(country).filter((field) => rules[field].pays);
}

/** Whether a method is a transfer between banks, whose texts are the bank form's. */
export function isBankMethod(method: string): boolean {
  return bankMethods.has(method);
}

/** The rule of a payment text. */
export function paymentRule(field: PaymentText): PaymentRule {
  return rules[field];
}
