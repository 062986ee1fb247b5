import { FieldError } from '#app/components/fields/field.tsx';
import {
  type PaymentMethod,
  type PaymentMethodId,
  paymentMethods,
} from '#app/domain/bank/payment-methods.ts';
import { FormField } from '../form/form-field.tsx';
import { useSpelling } from '../language/use-language.ts';
import { CardPaymentFields } from '../payment-fields/card-payment-fields.tsx';
import { MethodFields } from '../payment-fields/method-fields.tsx';
import { OtherLinksFields } from '../payment-fields/other-links-fields.tsx';
import { PaymentMethodGroup } from '../payment-fields/payment-method-group.tsx';
import { FormSection } from './form-section.tsx';
import { useInvoiceForm } from './invoice-form.ts';
import { PaypalFields } from './paypal-fields.tsx';

/** The country's own ways to pay, then instructions and other links; at least one is needed. */
export function PaymentSection({ savedPaypalLink }: { savedPaypalLink: string }) {
  const { country, messages } = useInvoiceForm();
  const spell = useSpelling();
  const message = messages.get('paymentMethods');
  return (
    <FormSection
      title="Payment Methods"
      about="At least one, so that your client can pay. Leave out what you do not use."
    >
      <div role="alert">
        <FieldError controlId="paymentMethods" error={message && spell(message)} />
      </div>
      <div className="mt-2 flex flex-col gap-8">
        {paymentMethods(country).map((method) => (
          <PaymentMethodGroup key={method.id} name={method.name} about={method.description}>
            <Fields method={method} savedPaypalLink={savedPaypalLink} />
          </PaymentMethodGroup>
        ))}
        <FormField
          field="paymentNotes"
          hint="For example how to note the invoice number on a transfer."
        />
        <OtherLinksFields />
      </div>
    </FormSection>
  );
}

const ownFields: Partial<
  Record<PaymentMethodId, (props: { savedPaypalLink: string }) => React.ReactNode>
> = { card: CardPaymentFields, paypal: PaypalFields };

function Fields({ method, savedPaypalLink }: { method: PaymentMethod; savedPaypalLink: string }) {
  const OwnFields = ownFields[method.id];
  if (OwnFields) return <OwnFields savedPaypalLink={savedPaypalLink} />;
  return <MethodFields fields={method.fields} />;
}

// @covers invoices-2.7 platform-9.5
