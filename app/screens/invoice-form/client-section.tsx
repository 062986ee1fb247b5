import { SelectField } from '#app/components/fields/select-field.tsx';
import { countries } from '#app/domain/country/country.ts';
import { FormField } from '../form/form-field.tsx';
import { FieldGrid, FoldedFields, FormSection } from './form-section.tsx';
import type { PickedClient } from './form-state.ts';
import { useInvoiceForm } from './invoice-form.ts';

const newClient = '';

/** The client: an existing one or New Client, and what stands on this invoice of them. */
export function ClientSection({ clients }: { clients: readonly PickedClient[] | null }) {
  const { draft, dispatch, messages } = useInvoiceForm();
  const selected = clients?.find((client) => client.id === draft.selectedClientId);
  const shippingFilled =
    draft.shippingAddress !== '' ||
    draft.shippingPostalCode !== '' ||
    messages.has('shippingAddress') ||
    messages.has('shippingPostalCode');

  return (
    <FormSection title="To (Client)">
      <FieldGrid>
        {clients && (
          <SelectField
            label="Choose a client"
            name="selectedClientId"
            className="sm:col-span-2"
            value={selected?.id ?? newClient}
            options={[
              { value: newClient, label: 'New Client' },
              ...clients.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => {
              const client = clients.find(({ id }) => id === event.target.value) ?? null;
              dispatch({ type: 'pick-client', client });
            }}
          />
        )}
        <FormField field="clientName" required autoComplete="off" />
        <FormField field="clientEmail" inputMode="email" autoComplete="off" />
        <FormField field="clientAddress" required autoComplete="off" className="sm:col-span-2" />
        <FoldedFields title="Add shipping address" filled={shippingFilled}>
          <FieldGrid>
            <FormField field="shippingAddress" autoComplete="off" className="sm:col-span-2" />
            <FormField field="shippingPostalCode" autoComplete="off" />
          </FieldGrid>
        </FoldedFields>
      </FieldGrid>
    </FormSection>
  );
}

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

// @covers invoices-2.4
