import { createContext, type Dispatch, type ReactNode, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { PaymentFormProvider } from '../payment-fields/payment-form.tsx';
import type { SettingsAction } from './settings-state.ts';

/** What every section of the settings form works with. */
export type SettingsForm = {
  draft: SettingsDraft;
  country: CountryCode;
  dispatch: Dispatch<SettingsAction>;
  /** The message under a field, by its name. */
  messages: ReadonlyMap<string, string>;
  /** A field was left. */
  leave: (name: string) => void;
  /** Puts the focus into the field or button of that name once the next render is there. */
  focusSoon: (name: string) => void;
};

const FormContext = createContext<SettingsForm | null>(null);

/** The form for its sections, and for the payment fields in them. */
export function SettingsFormProvider({
  value,
  children,
}: {
  value: SettingsForm;
  children: ReactNode;
}) {
  return (
    <FormContext.Provider value={value}>
      <PaymentFormProvider value={value}>{children}</PaymentFormProvider>
    </FormContext.Provider>
  );
}

/** The form around a section; throws outside of one. */
export function useSettingsForm(): SettingsForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A section of the settings stands outside of the form');
  return form;
}
