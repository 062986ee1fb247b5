import { textRules } from '#app/domain/invoice/limits.ts';
import { type FieldLook, RuledField } from '../payment-fields/ruled-field.tsx';
import { useInvoiceForm } from './form-context.tsx';
import type { DraftTextField } from './form-state.ts';

type DraftFieldProps = FieldLook & {
  field: DraftTextField;
};

/** One text of the draft as a field, with its message; a text of several lines is a text area. */
export function DraftField({ field, label, ...rest }: DraftFieldProps) {
  const { draft, dispatch, messages, leave } = useInvoiceForm();
  const rule = field in textRules ? textRules[field as keyof typeof textRules] : null;
  return (
    <RuledField
      {...rest}
      label={label ?? rule?.label ?? ''}
      lines={rule?.lines}
      name={field}
      value={draft[field]}
      error={messages.get(field)}
      onText={(value) => dispatch({ type: 'set-text', field, value })}
      onLeave={() => leave(field)}
    />
  );
}
