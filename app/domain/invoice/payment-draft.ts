import { type BankField, bankFields } from '../bank/bank-fields.ts';
import { type LocalPaymentField, localPaymentFields } from '../bank/payment-methods.ts';
import type { CountryCode } from '../country/country.ts';
import type { InvoiceDraft } from './draft.ts';

/** Payment details that are plain texts. */
export type PaymentText = BankField | LocalPaymentField;

/** The payment details that settings and invoices share, as typed. */
export type PaymentDraft = Pick<
  InvoiceDraft,
  | PaymentText
  | 'acceptCardPayments'
  | 'stripePaymentLink'
  | 'paypalPaymentLink'
  | 'otherPaymentLinks'
  | 'paymentNotes'
>;

/** Payment details of which nothing was typed yet. */
export const emptyPayment: PaymentDraft = {
  bankName: '',
  accountHolder: '',
  iban: '',
  swiftBic: '',
  accountNumber: '',
  routingNumber: '',
  institutionNumber: '',
  bankAddress: '',
  payid: '',
  interacEmail: '',
  checkPayeeName: '',
  checkMailingAddress: '',
  acceptCardPayments: false,
  stripePaymentLink: '',
  paypalPaymentLink: '',
  otherPaymentLinks: [],
  paymentNotes: '',
};

/** The texts that a country's payment section shows. */
export function shownPaymentTexts(country: CountryCode): Set<PaymentText> {
  return new Set([...bankFields[country], ...localPaymentFields(country)]);
}
