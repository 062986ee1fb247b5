import { type PaymentMethod, paymentMethods } from '#app/domain/bank/payment-methods.ts';
import { bankTexts, isBankMethod } from '#app/domain/fields/payment-fields.ts';
import { FormField } from '../form/form-field.tsx';
import {
  CardPaymentFields,
  linkInput,
  MethodFields,
  PaymentMethodGroup,
} from '../payment-fields/method-fields.tsx';
import { OtherLinksFields } from '../payment-fields/other-links-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsForm } from './settings-state.ts';

/** The bank account, with the fields that the country has and as it calls them. */
export function BankingSection() {
  const { country } = useSettingsForm();
  return (
    <SettingsSection
      heading="Banking Details"
      about="Where your clients send a transfer. Leave out what you do not use."
    >
      <div className="w-full">
        <MethodFields fields={bankTexts(country)} />
      </div>
    </SettingsSection>
  );
}

/** Every other way to pay that the country has, notes, and links of the seller's own choice. */
export function PaymentMethodsSection() {
  const { country } = useSettingsForm();
  const methods = paymentMethods(country).filter(({ id }) => !isBankMethod(id));
  return (
    <SettingsSection
      heading="Payment Methods"
      about="What you change on an invoice is kept here for the next one."
    >
      <div className="flex w-full flex-col gap-8 text-ink">
        {methods.map((method) => (
          <PaymentMethodGroup key={method.id} name={method.name} about={method.description}>
            <Fields method={method} />
          </PaymentMethodGroup>
        ))}
        <FormField
          field="paymentNotes"
          hint="For example how to note the invoice number on a transfer."
        />
        <OtherLinksFields />
      </div>
    </SettingsSection>
  );
}

function Fields({ method }: { method: PaymentMethod }) {
  if (method.id === 'card') return <CardPaymentFields />;
  if (method.id !== 'paypal') return <MethodFields fields={method.fields} />;
  return (
    <FormField
      {...linkInput}
      field="paypalPaymentLink"
      label="PayPal.Me link"
      placeholder="https://paypal.me/…"
    />
  );
}
