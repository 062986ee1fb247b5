import { SelectField } from '#app/components/fields/select-field.tsx';
import { clientTexts } from '#app/texts/clients.ts';
import { invoiceFormTexts } from '#app/texts/invoice-form.ts';
import { countryOptions } from '../form/country-options.ts';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/** The client's country, of which a form begins to know nothing. A part of its own for the sake of 249 names. */
export function RegionField() {
  const { draft, dispatch } = useInvoiceFormContext();
  return (
    <SelectField
      label={clientTexts.fields.country}
      name="clientRegion"
      value={draft.clientRegion}
      options={[{ value: '', label: invoiceFormTexts.client.noCountry }, ...countryOptions()]}
      onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'clientRegion', value })}
    />
  );
}
