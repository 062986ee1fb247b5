import { type PaymentText, paymentRule } from '#app/domain/fields/payment-fields.ts';
import { useForm } from '../form/form-context.ts';
import { FormField } from '../form/form-field.tsx';
import { FieldGrid } from '../invoice-form/form-section.tsx';

/** The fields of a bank transfer, a check, PayID or Interac, labelled as the country calls them. */
export function MethodFields({ fields }: { fields: readonly PaymentText[] }) {
  const { country } = useForm();
  return (
    <FieldGrid>
      {fields.map((field) => {
        const { kind, wide } = paymentRule(field, country);
        return (
          <FormField
            key={field}
            field={field}
            autoComplete="off"
            inputMode={kind === 'email' ? 'email' : undefined}
            spellCheck={false}
            className={wide && 'sm:col-span-2'}
          />
        );
      })}
    </FieldGrid>
  );
}
