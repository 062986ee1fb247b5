import { CheckboxField } from '#app/components/checkbox-field.tsx';
import { DraftField } from './draft-field.tsx';
import { useInvoiceForm } from './form-context.tsx';
import { linkInput } from './link-input.ts';

/** Card payments: a switch that shows the Stripe link. */
export function CardPaymentFields() {
  const { draft, dispatch } = useInvoiceForm();
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
        <DraftField
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
