import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { linkInput, PaymentWays, paymentMethods } from '#app/features/payments/public.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { FieldError } from '#app/ui/fields/field.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { FormField } from '#app/ui/form/form-field.tsx';
import { FormSection } from '#app/ui/form/form-section.tsx';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';

/** The country's payment methods, then instructions and other links; at least one is required. */
export function PaymentSection({ savedPaypalLink }: { savedPaypalLink: string }) {
  const { country, second } = useInvoiceFormContext();
  const message = useMessages().get('paymentMethods');
  return (
    <FormSection title={invoiceFormTexts.payment.title} about={invoiceFormTexts.payment.about}>
      <div role="alert">
        <FieldError controlId="paymentMethods" error={message} />
      </div>
      <div className="mt-2 flex flex-col gap-8">
        <PaymentWays
          methods={paymentMethods(country)}
          areFolded
          NotesField={second?.FieldInBoth}
          paypal={<PaypalFields savedPaypalLink={savedPaypalLink} />}
        />
      </div>
    </FormSection>
  );
}

/** The PayPal.Me link, or the saved one from Settings, and its QR code. */
function PaypalFields({ savedPaypalLink }: { savedPaypalLink: string }) {
  const { dispatch } = useInvoiceFormContext();
  const usesSaved = useDraft((draft) => savedPaypalLink !== '' && draft.usePaypalFromSettings);
  const showsQrCode = useDraft((draft) => draft.displayPaypalQr);
  return (
    <div className="flex flex-col gap-3">
      {savedPaypalLink !== '' && (
        <CheckboxField
          kind="switch"
          label={invoiceFormTexts.payment.paypalOfSettings}
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
        label={invoiceFormTexts.payment.paypalLink}
        readOnly={usesSaved}
        placeholder="https://paypal.me/…"
      />
      <CheckboxField
        label={invoiceFormTexts.payment.showQrCode}
        hint={invoiceFormTexts.payment.whereQrCode}
        name="displayPaypalQr"
        checked={showsQrCode}
        onChange={(event) =>
          dispatch({ type: 'set', name: 'displayPaypalQr', value: event.target.checked })
        }
      />
    </div>
  );
}
