import { type BankField, bankFieldLabel } from '#app/domain/bank/bank-fields.ts';
import { type LocalPaymentField, localPaymentLabels } from '#app/domain/bank/payment-methods.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { FieldGrid } from '../invoice-form/form-section.tsx';
import { useSpelling } from '../language/use-language.ts';
import { usePaymentForm } from './payment-form.tsx';
import { PaymentTextField } from './payment-text-field.tsx';

type MethodField = BankField | LocalPaymentField;

/** The fields of a bank transfer, a check, PayID or Interac, labelled as the country calls them. */
export function MethodFields({ fields }: { fields: readonly MethodField[] }) {
  const { country } = usePaymentForm();
  const spell = useSpelling();
  return (
    <FieldGrid>
      {fields.map((field) => (
        <PaymentTextField
          key={field}
          field={field}
          label={spell(labelOf(field, country))}
          autoComplete="off"
          inputMode={field === 'interacEmail' ? 'email' : undefined}
          spellCheck={false}
          className={wideFields.has(field) ? 'sm:col-span-2' : undefined}
        />
      ))}
    </FieldGrid>
  );
}

const wideFields = new Set<MethodField>([
  'bankAddress',
  'checkMailingAddress',
  'payid',
  'interacEmail',
]);

function labelOf(field: MethodField, country: CountryCode): string {
  return field in localPaymentLabels
    ? localPaymentLabels[field as LocalPaymentField]
    : bankFieldLabel(field as BankField, country);
}
