import { useEffect, useRef } from 'react';
import { TextField } from '#app/components/fields/text-field.tsx';
import type { TaxNumber } from '#app/domain/invoices/draft.ts';
import { itemLimits } from '#app/domain/invoices/limits.ts';
import { fill } from '#app/texts/fill.ts';
import { reviewTexts } from '#app/texts/review.ts';

/** Begins the names of these fields, before the tax that a number is for. */
export const numberPrefix = 'taxNumbers.';

type NumberFieldsProps = {
  /** The taxes whose numbers were asked for; the last one takes the focus. */
  taxes: readonly string[];
  numbers: readonly TaxNumber[];
  onNumber: (tax: string, number: string) => void;
};

/** The numbers under which the seller is registered, as far as the invoice lacked them. */
export function NumberFields({ taxes, numbers, onNumber }: NumberFieldsProps) {
  const last = useRef<HTMLInputElement>(null);
  const count = taxes.length;
  useEffect(() => {
    if (count > 0) last.current?.focus();
  }, [count]);
  return taxes.map((tax, index) => (
    <div key={tax} className="mt-4">
      <TextField
        ref={index === count - 1 ? last : undefined}
        label={labelOf(tax)}
        name={`${numberPrefix}${tax}`}
        maxLength={itemLimits.longestTaxNumber}
        autoComplete="off"
        value={numbers.find((one) => one.tax === tax)?.number ?? ''}
        onChange={(event) => onNumber(tax, event.target.value)}
      />
    </div>
  ));
}

function labelOf(tax: string): string {
  const { numbers, otherNumber } = reviewTexts;
  const known = new Map<string, string>(Object.entries(numbers));
  return known.get(tax) ?? fill(otherNumber, { tax });
}
