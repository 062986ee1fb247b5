import { createContext, type Dispatch, type ReactNode, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import { PaymentFormProvider } from '../payment-fields/payment-form.tsx';
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

/** The form for its sections, and for the payment fields in them. */
export function InvoiceFormProvider({
  value,
  children,
}: {
  value: InvoiceForm;
  children: ReactNode;
}) {
  return (
    <FormContext.Provider value={value}>
      <PaymentFormProvider value={value}>{children}</PaymentFormProvider>
    </FormContext.Provider>
  );
}

/** The form around a section; throws outside of one. */
export function useInvoiceForm(): InvoiceForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A section of the invoice form stands outside of it');
  return form;
}
