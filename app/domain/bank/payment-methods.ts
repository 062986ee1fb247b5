import type { CountryCode } from '../country/country.ts';
import { methodTexts, type PaymentText } from '../fields/payment-fields.ts';

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

export type PaymentMethod = {
  id: PaymentMethodId;
  name: string;
  description: string;
  /** What the method asks for; links have their own fields and rules. */
  fields: readonly PaymentText[];
};

type MethodTexts = Omit<PaymentMethod, 'fields'>;

const card: MethodTexts = {
  id: 'card',
  name: 'Credit or debit card',
  description: 'Your client pays by card through your Stripe payment link.',
};

const paypal: MethodTexts = {
  id: 'paypal',
  name: 'PayPal',
  description: 'Your client pays through your PayPal.Me link.',
};

const bankTransfer = (description: string): MethodTexts => {
  return { id: 'bank_transfer', name: 'Bank transfer', description };
};

const methods: Record<CountryCode, readonly MethodTexts[]> = {
  us: [
    {
      id: 'ach',
      name: 'ACH bank transfer',
      description: 'A direct transfer between US bank accounts.',
    },
    card,
    paypal,
    {
      id: 'check',
      name: 'Check',
      description: 'A paper check sent to your mailing address.',
    },
  ],
  ca: [
    {
      id: 'interac',
      name: 'Interac e-Transfer',
      description: 'Sent to your e-mail address from any Canadian bank.',
    },
    bankTransfer('A direct transfer to your Canadian bank account.'),
    paypal,
    card,
  ],
  uk: [
    bankTransfer('An international transfer by IBAN and SWIFT/BIC.'),
    {
      id: 'bacs',
      name: 'BACS',
      description: 'A transfer between UK bank accounts by sort code.',
    },
    paypal,
    card,
  ],
  au: [
    bankTransfer('A direct transfer to your BSB and account number.'),
    {
      id: 'payid',
      name: 'PayID',
      description: 'A fast transfer to your phone number, e-mail address or ABN.',
    },
    paypal,
    card,
  ],
};

/** The methods that a country's payment section offers, in order (`platform.md` section 9; `decisions.md`). */
export function paymentMethods(country: CountryCode): PaymentMethod[] {
  return methods[country].map((method) => ({ ...method, fields: methodTexts(country, method.id) }));
}

// @covers platform-3.2 platform-9.5
