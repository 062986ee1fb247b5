import { TaxNumberField, useInvoiceFormContext } from '#app/features/invoice-form/public.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts/documents.ts';
import { reviewTexts } from '#app/features/review/texts/review.ts';
import { fill } from '#app/i18n/fill.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';

/** The name prefix of tax number fields, followed by the tax. */
const ofNumber = 'taxNumbers.';

/** Whether a field belongs into this panel because the form has no place for it. */
export function isAskedHere(name: string): boolean {
  return name === 'registered' || name.startsWith(ofNumber);
}

/** Fields for the seller's registration and tax numbers that the invoice lacked. */
export function AskedFields({ names }: { names: readonly string[] }) {
  const { draft, country, dispatch } = useInvoiceFormContext();
  return names.map((name) => (
    <div key={name} className="mt-4">
      {name === 'registered' ? (
        <CheckboxField
          kind="switch"
          name={name}
          label={fill(reviewTexts.registered, { tax: documentTexts.taxes[country] })}
          checked={draft.registered === 'yes'}
          onChange={({ target: { checked } }) =>
            dispatch({ type: 'set', name, value: checked ? 'yes' : '' })
          }
        />
      ) : (
        <TaxNumberField tax={name.slice(ofNumber.length)} />
      )}
    </div>
  ));
}
