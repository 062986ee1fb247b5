import { createContext, type Dispatch, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { PaymentDraft } from '#app/domain/invoice/payment-draft.ts';
import type { PaymentAction } from './payment-action.ts';

/** What the payment fields work with: the invoice form, or Settings. */
export type PaymentForm = {
  draft: PaymentDraft;
  country: CountryCode;
  dispatch: Dispatch<PaymentAction>;
  /** The message under a field, by its name. */
  messages: ReadonlyMap<string, string>;
  /** A field was left. */
  leave: (name: string) => void;
  /** Puts the focus into the field or button of that name once the next render is there. */
  focusSoon: (name: string) => void;
};

const FormContext = createContext<PaymentForm | null>(null);

export const PaymentFormProvider = FormContext.Provider;

/** The form around a payment field; throws outside of one. */
export function usePaymentForm(): PaymentForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A payment field stands outside of a form');
  return form;
}
