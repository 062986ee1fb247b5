import { textRules } from '#app/domain/invoice/limits.ts';
import { useSpelling } from '../language/use-language.ts';
import type { PaymentTextField as PaymentTextName } from './payment-action.ts';
import { usePaymentForm } from './payment-form.tsx';
import { type FieldLook, RuledField } from './ruled-field.tsx';

type PaymentTextFieldProps = FieldLook & {
  field: PaymentTextName;
};

/** One text of the payment details with its message. */
export function PaymentTextField({ field, label, ...rest }: PaymentTextFieldProps) {
  const { draft, dispatch, messages, leave } = usePaymentForm();
  const spell = useSpelling();
  const message = messages.get(field);
  const rule = field in textRules ? textRules[field as keyof typeof textRules] : null;
  return (
    <RuledField
      {...rest}
      label={label ?? rule?.label ?? ''}
      lines={rule?.lines}
      name={field}
      value={draft[field]}
      error={message && spell(message)}
      onText={(value) => dispatch({ type: 'set-text', field, value })}
      onLeave={() => leave(field)}
    />
  );
}
