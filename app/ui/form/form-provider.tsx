import type { ReactNode } from 'react';
import type { PaymentDraft } from '#app/domain/fields/payment-fields.ts';
import { FormContext, type FormParts, MessagesContext } from './form-context.ts';
import { type FormChecks, useLiveMessages } from './form-messages.ts';

type FormProviderProps<Values extends PaymentDraft> = {
  form: Pick<FormParts<Values>, 'document'>;
  checks: FormChecks<Values>;
  children: ReactNode;
};

/**
 * Provides a form and its messages to the fields in it. A keystroke renders this component, but not its children: each
 * of them reads what it shows.
 */
export function FormProvider<Values extends PaymentDraft>(props: FormProviderProps<Values>) {
  const { form, checks, children } = props;
  const messages = useLiveMessages(form.document, checks);
  return (
    <FormContext.Provider value={form}>
      <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
    </FormContext.Provider>
  );
}
