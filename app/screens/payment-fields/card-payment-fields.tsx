import { CheckboxField } from '#app/components/fields/checkbox-field.tsx';
import { useForm } from '../form/form-context.ts';
import { FormField } from '../form/form-field.tsx';
import { linkInput } from './link-input.ts';

/** Card payments: a switch that shows the Stripe link. */
export function CardPaymentFields() {
  const { draft, dispatch } = useForm();
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        kind="switch"
        label="Accept card payments"
        name="acceptCardPayments"
        checked={draft.acceptCardPayments}
        onChange={(event) =>
          dispatch({ type: 'set', name: 'acceptCardPayments', value: event.target.checked })
        }
      />
      {draft.acceptCardPayments && (
        <FormField
          {...linkInput}
          field="stripePaymentLink"
          label="Stripe payment link"
          required
          placeholder="https://buy.stripe.com/…"
        />
      )}
    </div>
  );
}

// @covers invoices-2.7
