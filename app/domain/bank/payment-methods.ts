import { paymentMethodTexts } from '#app/features/payments/texts/payment-methods.ts';
import type { CountryCode } from '../country/country.ts';
import { methodTexts, type PaymentText } from '../fields/payment-fields.ts';

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
  /** The fields of the method; payment links have their own fields and rules. */
  fields: readonly PaymentText[];
};

const methods: Record<CountryCode, readonly PaymentMethodId[]> = {
  us: ['ach', 'card', 'paypal', 'check'],
  ca: ['interac', 'bank_transfer', 'paypal', 'card'],
  uk: ['bank_transfer', 'bacs', 'paypal', 'card'],
  au: ['bank_transfer', 'payid', 'paypal', 'card'],
};

/** Lists the payment methods of a country's form, in order. */
export function paymentMethods(country: CountryCode): PaymentMethod[] {
  return methods[country].map((id) => ({
    id,
    name: paymentMethodTexts.names[id],
    description: describe(id, country),
    fields: methodTexts(country, id),
  }));
}

function describe(id: PaymentMethodId, country: CountryCode): string {
  return id === 'ach' || id === 'bank_transfer'
    ? paymentMethodTexts.aboutTransfer[country]
    : paymentMethodTexts.about[id];
}
