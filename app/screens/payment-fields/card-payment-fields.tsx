import { CheckboxField } from '#app/components/checkbox-field.tsx';
import { linkInput } from './link-input.ts';
import { usePaymentForm } from './payment-form.tsx';
import { PaymentTextField } from './payment-text-field.tsx';

/** Card payments: a switch that shows the Stripe link. */
export function CardPaymentFields() {
  const { draft, dispatch } = usePaymentForm();
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        kind="switch"
        label="Accept card payments"
        name="acceptCardPayments"
        checked={draft.acceptCardPayments}
        onChange={(event) =>
          dispatch({ type: 'set-flag', field: 'acceptCardPayments', value: event.target.checked })
        }
      />
      {draft.acceptCardPayments && (
        <PaymentTextField
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
