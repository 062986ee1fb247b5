import { createContext, type Dispatch, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { TextRule } from '#app/domain/fields/field-rules.ts';
import type { PaymentDraft } from '#app/domain/fields/payment-fields.ts';
import type { LinkAction } from './field-value.ts';

/** Another value in the field of that name. */
export type SetField = { type: 'set'; name: string; value: string | boolean };

/** What every field works with: the invoice form, or Settings. */
export type FormParts<Draft extends PaymentDraft = PaymentDraft, Action = SetField | LinkAction> = {
  draft: Draft;
  country: CountryCode;
  /** The rules of its texts, by their names. */
  rules: Readonly<Record<string, TextRule>>;
  dispatch: Dispatch<Action>;
  /** The message under a field, by its name. */
  messages: ReadonlyMap<string, string>;
  /** A field was left. */
  leave: (name: string) => void;
  /** Cards are taken through the seller's own account: a Stripe link is not required. */
  takesCards?: boolean | undefined;
  /** Puts the focus into the field or button of that name once the next render is there. */
  focusSoon: (name: string) => void;
};

const FormContext = createContext<object | null>(null);

export const FormProvider = FormContext.Provider;

/** The form around a field or section; throws outside of one. The caller names the form that it stands in. */
export function useForm<Form = FormParts>(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form as Form;
}
