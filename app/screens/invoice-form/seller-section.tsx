import { countries } from '#app/domain/country/country.ts';
import { FormField } from '../form/form-field.tsx';
import { FieldGrid, FoldedFields, FormSection } from './form-section.tsx';
import { useInvoiceForm } from './invoice-form.ts';

/** The seller: name, e-mail, phone, website, address, tax id as the country calls it. */
export function SellerSection() {
  const { draft, country, messages } = useInvoiceForm();
  const { postalCodeLabel } = countries[country];
  return (
    <FormSection title="From (Seller)">
      <FieldGrid>
        <FormField field="businessName" required autoComplete="organization" />
        <FormField field="businessEmail" required inputMode="email" autoComplete="email" />
        <FormField field="businessPhone" type="tel" autoComplete="tel" />
        <FormField
          field="businessWebsite"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
        />
        <FormField
          field="businessAddress"
          required
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <FormField field="taxNumber" autoComplete="off" />
        <FoldedFields
          title={`Add ${postalCodeLabel}`}
          filled={draft.postalCode !== '' || messages.has('postalCode')}
        >
          <FieldGrid>
            <FormField field="postalCode" autoComplete="postal-code" />
          </FieldGrid>
        </FoldedFields>
      </FieldGrid>
    </FormSection>
  );
}
