import type { CountryCode } from '../country/country.ts';
import type { BankField } from './bank-fields.ts';

/** Ids of `platform.md` section 9. */
export type PaymentMethodId =
  | 'ach'
  | 'bank_transfer'
  | 'bacs'
  | 'card'
  | 'paypal'
  | 'check'
  | 'payid'
  | 'interac';

/** Fields of a method beyond the bank's, by their names in draft, content and settings. */
export type LocalPaymentField = 'payid' | 'interacEmail' | 'checkPayeeName' | 'checkMailingAddress';

export type PaymentMethod = {
  id: PaymentMethodId;
  name: string;
  description: string;
  /** What the method asks for; links have their own fields and rules. */
  fields: readonly (BankField | LocalPaymentField)[];
};

const card: PaymentMethod = {
  id: 'card',
  name: 'Credit or debit card',
  description: 'Your client pays by card through your Stripe payment link.',
  fields: [],
};

const paypal: PaymentMethod = {
  id: 'paypal',
  name: 'PayPal',
  description: 'Your client pays through your PayPal.Me link.',
  fields: [],
};

/** The methods that each country's payment section offers, in order (`platform.md` section 9; `decisions.md`). */
export const paymentMethods: Record<CountryCode, readonly PaymentMethod[]> = {
  us: [
    {
      id: 'ach',
      name: 'ACH bank transfer',
      description: 'A direct transfer between US bank accounts.',
      fields: [
        'bankName',
        'accountHolder',
        'accountNumber',
        'routingNumber',
        'swiftBic',
        'bankAddress',
      ],
    },
    card,
    paypal,
    {
      id: 'check',
      name: 'Check',
      description: 'A paper check sent to your mailing address.',
      fields: ['checkPayeeName', 'checkMailingAddress'],
    },
  ],
  ca: [
    {
      id: 'interac',
      name: 'Interac e-Transfer',
      description: 'Sent to your e-mail address from any Canadian bank.',
      fields: ['interacEmail'],
    },
    {
      id: 'bank_transfer',
      name: 'Bank transfer',
      description: 'A direct transfer to your Canadian bank account.',
      fields: [
        'bankName',
        'accountHolder',
        'accountNumber',
        'routingNumber',
        'institutionNumber',
        'swiftBic',
        'bankAddress',
      ],
    },
    paypal,
    card,
  ],
  uk: [
    {
      id: 'bank_transfer',
      name: 'Bank transfer',
      description: 'An international transfer by IBAN and SWIFT/BIC.',
      fields: ['bankName', 'accountHolder', 'iban', 'swiftBic', 'bankAddress'],
    },
    {
      id: 'bacs',
      name: 'BACS',
      description: 'A transfer between UK bank accounts by sort code.',
      fields: ['accountNumber', 'routingNumber'],
    },
    paypal,
    card,
  ],
  au: [
    {
      id: 'bank_transfer',
      name: 'Bank transfer',
      description: 'A direct transfer to your BSB and account number.',
      fields: [
        'bankName',
        'accountHolder',
        'accountNumber',
        'routingNumber',
        'swiftBic',
        'bankAddress',
      ],
    },
    {
      id: 'payid',
      name: 'PayID',
      description: 'A fast transfer to your phone number, e-mail address or ABN.',
      fields: ['payid'],
    },
    paypal,
    card,
  ],
};

/** Labels of the fields that only one country has. */
export const localPaymentLabels: Record<LocalPaymentField, string> = {
  payid: 'PayID',
  interacEmail: 'Interac e-Transfer email',
  checkPayeeName: 'Check payee name',
  checkMailingAddress: 'Check mailing address',
};

/** The country's own payment fields outside the bank's: Interac e-mail, PayID, check details. */
export function localPaymentFields(country: CountryCode): LocalPaymentField[] {
  return paymentMethods[country]
    .flatMap((method) => method.fields)
    .filter((field): field is LocalPaymentField => field in localPaymentLabels);
}
