import { createContext, type Dispatch, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { TextRule } from '#app/domain/fields/field-rules.ts';
import type { PaymentDraft } from '#app/domain/fields/payment-fields.ts';
import type { LinkAction } from './field-value.ts';

/** Sets the field with that name. */
export type SetField = { type: 'set'; name: string; value: string | boolean };

/** What every field needs from its form: the invoice form or Settings. */
export type FormParts<Draft extends PaymentDraft = PaymentDraft, Action = SetField | LinkAction> = {
  draft: Draft;
  country: CountryCode;
  /** The rules of the form's text fields, by name. */
  rules: Readonly<Record<string, TextRule>>;
  dispatch: Dispatch<Action>;
  /** The message below each field, by name. */
  messages: ReadonlyMap<string, string>;
  /** Reports that a field lost the focus. */
  leave: (name: string) => void;
  /** Cards are charged through the seller's connected account, so a Stripe link isn't required. */
  takesCards?: boolean | undefined;
  /** Focuses the field or button with that name after the next render. */
  focusSoon: (name: string) => void;
};

const FormContext = createContext<object | null>(null);

export const FormProvider = FormContext.Provider;

/** Returns the form around a field or section; throws outside of a form. The caller passes the form's type. */
export function useForm<Form = FormParts>(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form as Form;
}
