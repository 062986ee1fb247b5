import { itemLimits } from '#app/domain/limits.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/** The seller's registration number for a tax. */
export function TaxNumberField({ tax }: { tax: string }) {
  const { draft, dispatch } = useInvoiceFormContext();
  return (
    <TextField
      label={labelOf(tax)}
      name={`taxNumbers.${tax}`}
      maxLength={itemLimits.maxTaxNumberLength}
      autoComplete="off"
      value={draft.taxNumbers.find((one) => one.tax === tax)?.number ?? ''}
      onChange={({ target: { value } }) => dispatch({ type: 'set-number', tax, number: value })}
    />
  );
}

function labelOf(tax: string): string {
  const known = new Map<string, string>(Object.entries(reviewTexts.numbers));
  return known.get(tax) ?? fill(reviewTexts.otherNumber, { tax });
}
