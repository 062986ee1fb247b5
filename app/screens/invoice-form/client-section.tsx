import { SelectField } from '#app/components/fields/select-field.tsx';
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

// @covers invoices-2.4
