import { SelectField } from '#app/components/select-field.tsx';
import { toast } from '#app/components/toast.tsx';
import { draftCurrency } from '#app/domain/invoice/draft.ts';
import { currencies, currencyCodes, isCurrencyCode } from '#app/domain/money/currency.ts';
import { DraftField } from './draft-field.tsx';
import { useInvoiceForm } from './form-context.tsx';
import { FieldGrid, FormSection } from './form-section.tsx';

/** How long the note on a picked currency stays (`invoices.md` section 9). */
const currencyToastMs = 3000;

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
      duration: currencyToastMs,
    });
  };

  return (
    <FormSection title="Invoice Details">
      <FieldGrid>
        <DraftField field="invoiceNumber" required autoComplete="off" />
        <DraftField field="invoiceDate" label="Invoice date" type="date" required />
        <DraftField field="dueDate" label="Due date" type="date" required />
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
