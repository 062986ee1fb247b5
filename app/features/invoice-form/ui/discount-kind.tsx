import { taxOptionsTexts } from '#app/features/invoice-form/texts.ts';
import { SelectField } from '#app/ui/fields/field.tsx';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/** Whether the discount is a percentage or an amount. */
export function DiscountKind() {
  const { draft, dispatch } = useInvoiceFormContext();
  const { kind, percent, amount } = taxOptionsTexts.discount;
  return (
    <SelectField
      label={kind}
      name="discountKind"
      value={draft.discountKind}
      options={[
        { value: 'percent', label: percent },
        { value: 'amount', label: amount },
      ]}
      onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'discountKind', value })}
    />
  );
}
