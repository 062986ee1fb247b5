import { createContext, type Dispatch, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import type { FormAction } from './form-state.ts';

/** What every section of the form works with. */
export type InvoiceForm = {
  draft: InvoiceDraft;
  country: CountryCode;
  dispatch: Dispatch<FormAction>;
  /** The message under a field, by field key. */
  messages: ReadonlyMap<string, string>;
  /** A field was left. */
  leave: (key: string) => void;
  /** Puts the focus into the field or button of that name once the next render is there. */
  focusSoon: (name: string) => void;
};

const FormContext = createContext<InvoiceForm | null>(null);

export const InvoiceFormProvider = FormContext.Provider;

/** The form around a section; throws outside of one. */
export function useInvoiceForm(): InvoiceForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A section of the invoice form stands outside of it');
  return form;
}
