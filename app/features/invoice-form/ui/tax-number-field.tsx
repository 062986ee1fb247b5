import { itemLimits } from '#app/domain/limits.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';

/** The seller's registration number for a tax. */
export function TaxNumberField({ tax }: { tax: string }) {
  const { dispatch } = useInvoiceFormContext();
  const number = useDraft(
    ({ taxNumbers }) => taxNumbers.find((one) => one.tax === tax)?.number ?? '',
  );
  return (
    <TextField
      label={labelOf(tax)}
      name={`taxNumbers.${tax}`}
      maxLength={itemLimits.maxTaxNumberLength}
      autoComplete="off"
      value={number}
      onChange={({ target: { value } }) => dispatch({ type: 'set-number', tax, number: value })}
    />
  );
}

function labelOf(tax: string): string {
  const known = new Map<string, string>(Object.entries(reviewTexts.numbers));
  return known.get(tax) ?? fill(reviewTexts.otherNumber, { tax });
}
