import { useRef } from 'react';
import { FieldGrid } from '#app/components/fields/field.tsx';
import { SelectField } from '#app/components/fields/select-field.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { toastMs } from '#app/components/messages/toast-times.ts';
import { countries } from '#app/domain/country/country.ts';
import { draftCurrency } from '#app/domain/invoices/draft.ts';
import { mostChoices } from '#app/domain/lists/most-choices.ts';
import { currencies, currencyCodes, isCurrencyCode } from '#app/domain/money/currency.ts';
import { FormField, FormFields } from '../form/form-field.tsx';
import { TemplatePicker } from '../invoice-sheet/template-picker.tsx';
import { FoldedFields, FormSection } from './form-section.tsx';
import type { PickedClient, TypedClient } from './form-state.ts';
import { useInvoiceFormContext } from './invoice-form-context.ts';

const currencyOptions = currencyCodes.map((code) => ({
  value: code,
  label: `${code} ${currencies[code].symbol} – ${currencies[code].name}`,
}));

type DetailsSectionProps = {
  /** The two numbers that may come next, where an invoice's number has jumped far ahead; null where none has. */
  numbers: readonly [far: string, near: string] | null;
};

/** Number, dates and currency. */
export function DetailsSection({ numbers }: DetailsSectionProps) {
  const { draft, country, dispatch } = useInvoiceFormContext();
  const currency = draftCurrency(draft, country);

  const pickCurrency = (picked: string) => {
    if (!isCurrencyCode(picked) || picked === currency) return;
    dispatch({ type: 'pick-currency', currency: picked });
    toast.info(`Currency changed to ${picked} for this invoice only`, {
      id: 'currency',
      duration: toastMs.currency,
    });
  };

  return (
    <FormSection title="Invoice Details">
      <FieldGrid>
        <FormField field="invoiceNumber" hint={numbers && <NumberQuestion numbers={numbers} />} />
        <FormFields fields={['invoiceDate', 'dueDate']} />
        <SelectField
          label="Currency"
          name="currency"
          value={currency}
          options={currencyOptions}
          onChange={(event) => pickCurrency(event.target.value)}
        />
      </FieldGrid>
    </FormSection>
  );
}

function NumberQuestion({ numbers: [far, near] }: { numbers: readonly [string, string] }) {
  const { dispatch } = useInvoiceFormContext();
  const choice = (number: string) => (
    <button
      type="button"
      className="thumb font-medium text-accent-ink underline underline-offset-4"
      onClick={() => dispatch({ type: 'set', name: 'invoiceNumber', value: number })}
    >
      {number}
    </button>
  );
  return (
    <>
      Continue with {choice(far)} or {choice(near)}?
    </>
  );
}

/** Of a section whose entries the next invoice begins with. */
const keptForNextTime = 'Kept for next time.';

/** How the invoice looks, on screen and as a PDF. */
export function TemplateSection({ isKept }: { isKept: boolean }) {
  const { draft, dispatch } = useInvoiceFormContext();
  return (
    <FormSection
      title="Template"
      about={`How this invoice looks on screen and as a PDF.${isKept ? ` ${keptForNextTime}` : ''}`}
    >
      <TemplatePicker
        name="template"
        value={draft.template}
        onChange={(template) => dispatch({ type: 'set', name: 'template', value: template })}
      />
    </FormSection>
  );
}

/** Whatever else the client should read. */
export function NotesSection() {
  return (
    <FormSection title="Additional Notes">
      <FormField field="notes" hint="Printed on the invoice, for example terms or a thank-you." />
    </FormSection>
  );
}

const newClient = '';

/** The client: an existing one or New Client, and what stands on this invoice of them. */
export function ClientSection(props: {
  clients: readonly PickedClient[] | null;
  /** A new client is there to pick for the next invoice. */
  isKept: boolean;
}) {
  const { clients, isKept } = props;
  const { draft, dispatch, messages } = useInvoiceFormContext();
  const selected = clients?.find((client) => client.id === draft.selectedClientId);
  // The arrow keys pass from one client to the next: New Client again is what was typed.
  const typed = useRef<TypedClient>();
  const shippingFilled =
    draft.shippingAddress !== '' ||
    draft.shippingPostalCode !== '' ||
    messages.has('shippingAddress') ||
    messages.has('shippingPostalCode');

  return (
    <FormSection title="To (Client)" about={isKept && !selected && keptForNextTime}>
      <FieldGrid>
        {clients && (
          <SelectField
            label={
              clients.length < mostChoices
                ? 'Choose a client'
                : 'Choose a client (the newest 1,000)'
            }
            name="selectedClientId"
            className="sm:col-span-2"
            value={selected?.id ?? newClient}
            options={[
              { value: newClient, label: 'New Client' },
              ...clients.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => {
              const client = clients.find(({ id }) => id === event.target.value) ?? null;
              if (!selected) {
                const { clientName: name, clientEmail: email, clientAddress: address } = draft;
                typed.current = { name, email, address };
              }
              dispatch({ type: 'pick-client', client, typed: typed.current });
            }}
          />
        )}
        <FormFields fields={['clientName', 'clientEmail', 'clientAddress']} />
        <FoldedFields title="Add shipping address" filled={shippingFilled}>
          <FieldGrid>
            <FormFields fields={['shippingAddress', 'shippingPostalCode']} />
          </FieldGrid>
        </FoldedFields>
      </FieldGrid>
    </FormSection>
  );
}

const sellerFields = [
  ...(['businessName', 'businessEmail', 'businessPhone', 'businessWebsite'] as const),
  ...(['businessAddress', 'taxNumber'] as const),
];

/** The seller: name, e-mail, phone, website, address, tax id as the country calls it. */
export function SellerSection({ isKept }: { isKept: boolean }) {
  const { draft, country, messages } = useInvoiceFormContext();
  const { postalCodeLabel } = countries[country];
  return (
    <FormSection title="From (Seller)" about={isKept && keptForNextTime}>
      <FieldGrid>
        <FormFields fields={sellerFields} />
        <FoldedFields
          title={`Add ${postalCodeLabel}`}
          filled={draft.postalCode !== '' || messages.has('postalCode')}
        >
          <FieldGrid>
            <FormField field="postalCode" />
          </FieldGrid>
        </FoldedFields>
      </FieldGrid>
    </FormSection>
  );
}

// @covers invoices-2.4 invoices-9.5
