import type { CountryCode } from '#app/domain/country/country.ts';
import {
  methodTexts,
  type PaymentMethodId,
  type PaymentText,
} from '#app/domain/fields/payment-fields.ts';
import { paymentMethodTexts } from '#app/features/payments/texts.ts';

export type PaymentMethod = {
  id: PaymentMethodId;
  name: string;
  description: string;
  /** What the method asks for; links have their own fields and rules. */
  fields: readonly PaymentText[];
};

const methods: Record<CountryCode, readonly PaymentMethodId[]> = {
  us: ['ach', 'card', 'paypal', 'check'],
  ca: ['interac', 'bank_transfer', 'paypal', 'card'],
  uk: ['bank_transfer', 'bacs', 'paypal', 'card'],
  au: ['bank_transfer', 'payid', 'paypal', 'card'],
};

/** The methods that a country's payment section offers, in order. */
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
