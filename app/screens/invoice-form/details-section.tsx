import { SelectField } from '#app/components/fields/select-field.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { toastMs } from '#app/components/messages/toast-times.ts';
import { draftCurrency } from '#app/domain/invoices/draft.ts';
import { currencies, currencyCodes, isCurrencyCode } from '#app/domain/money/currency.ts';
import { FormField } from '../form/form-field.tsx';
import { TemplatePicker } from '../invoice-sheet/template-picker.tsx';
import { FieldGrid, FormSection } from './form-section.tsx';
import { useInvoiceForm } from './invoice-form.ts';

const currencyOptions = currencyCodes.map((code) => ({
  value: code,
  label: `${code} ${currencies[code].symbol} – ${currencies[code].name}`,
}));

/** Number, dates and currency. */
export function DetailsSection() {
  const { draft, country, dispatch } = useInvoiceForm();
  const currency = draftCurrency(draft, country);

  const pickCurrency = (picked: string) => {
    if (!isCurrencyCode(picked) || picked === currency) return;
    dispatch({ type: 'pick-currency', currency: picked, country });
    toast.info(`Currency changed to ${picked} for this invoice only`, {
      id: 'currency',
      duration: toastMs.currency,
    });
  };

  return (
    <FormSection title="Invoice Details">
      <FieldGrid>
        <FormField field="invoiceNumber" required autoComplete="off" />
        <FormField field="invoiceDate" type="date" required />
        <FormField field="dueDate" type="date" required />
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

/** How the invoice looks, on screen and as a PDF. */
export function TemplateSection() {
  const { draft, dispatch } = useInvoiceForm();
  return (
    <FormSection title="Template" about="How this invoice looks on screen and as a PDF.">
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

// @covers invoices-9.5
