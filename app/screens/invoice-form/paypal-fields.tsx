import { CheckboxField } from '#app/components/fields/checkbox-field.tsx';
import { FormField } from '../form/form-field.tsx';
import { linkInput } from '../payment-fields/link-input.ts';
import { useInvoiceForm } from './invoice-form.ts';

/** The PayPal.Me link, the one from the settings when there is one, and its QR code. */
export function PaypalFields({ savedPaypalLink }: { savedPaypalLink: string }) {
  const { draft, dispatch } = useInvoiceForm();
  const usesSaved = savedPaypalLink !== '' && draft.usePaypalFromSettings;
  return (
    <div className="flex flex-col gap-3">
      {savedPaypalLink !== '' && (
        <CheckboxField
          kind="switch"
          label="Use the PayPal link from my settings"
          name="usePaypalFromSettings"
          checked={usesSaved}
          onChange={(event) =>
            dispatch({
              type: 'use-saved-paypal',
              use: event.target.checked,
              savedLink: savedPaypalLink,
            })
          }
        />
      )}
      <FormField
        {...linkInput}
        field="paypalPaymentLink"
        label="PayPal.Me link"
        readOnly={usesSaved}
        placeholder="https://paypal.me/…"
      />
      <CheckboxField
        label="Show a QR code for this link"
        hint="On the public invoice page and the PDF."
        name="displayPaypalQr"
        checked={draft.displayPaypalQr}
        onChange={(event) =>
          dispatch({ type: 'set', name: 'displayPaypalQr', value: event.target.checked })
        }
      />
    </div>
  );
}

// @covers decisions-5.9 invoices-2.7
