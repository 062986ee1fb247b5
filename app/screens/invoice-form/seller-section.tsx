import { countries } from '#app/domain/country/country.ts';
import { DraftField } from './draft-field.tsx';
import { useInvoiceForm } from './form-context.tsx';
import { FieldGrid, FoldedFields, FormSection } from './form-section.tsx';

/** The seller: name, e-mail, phone, website, address, tax id as the country calls it. */
export function SellerSection() {
  const { draft, country, messages } = useInvoiceForm();
  const { taxNumberLabel, postalCodeLabel } = countries[country];
  return (
    <FormSection title="From (Seller)">
      <FieldGrid>
        <DraftField field="businessName" required autoComplete="organization" />
        <DraftField field="businessEmail" required inputMode="email" autoComplete="email" />
        <DraftField field="businessPhone" type="tel" autoComplete="tel" />
        <DraftField
          field="businessWebsite"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
        />
        <DraftField
          field="businessAddress"
          required
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <DraftField field="taxNumber" label={taxNumberLabel} autoComplete="off" />
        <FoldedFields
          title={`Add ${postalCodeLabel}`}
          filled={draft.postalCode !== '' || messages.has('postalCode')}
        >
          <FieldGrid>
            <DraftField field="postalCode" label={postalCodeLabel} autoComplete="postal-code" />
          </FieldGrid>
        </FoldedFields>
      </FieldGrid>
    </FormSection>
  );
}
