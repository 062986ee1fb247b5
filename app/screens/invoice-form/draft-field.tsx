import type { ComponentPropsWithoutRef } from 'react';
import { TextAreaField } from '#app/components/text-area-field.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { textRules } from '#app/domain/invoice/limits.ts';
import { useInvoiceForm } from './form-context.tsx';
import type { DraftTextField } from './form-state.ts';

type DraftFieldProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'label' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'
> & {
  field: DraftTextField;
  /** The field's own label unless the country or the place has another one. */
  label?: string;
};

/** One text of the draft as a field, with its message; a text of several lines is a text area. */
export function DraftField({ field, label, leading, trailing, figures, ...rest }: DraftFieldProps) {
  const { draft, dispatch, messages, leave } = useInvoiceForm();
  const rule = field in textRules ? textRules[field as keyof typeof textRules] : null;
  const common = {
    label: label ?? rule?.label ?? '',
    name: field,
    value: draft[field],
    error: messages.get(field),
    onChange: (event: { target: { value: string } }) =>
      dispatch({ type: 'set-text', field, value: event.target.value }),
    onBlur: () => leave(field),
  };
  if (rule?.lines) {
    const { id, required, hint, className, autoComplete, placeholder } = rest;
    const area = { id, required, hint, className, autoComplete, placeholder };
    return <TextAreaField {...area} {...common} />;
  }
  return <TextField {...{ leading, trailing, figures }} {...rest} {...common} />;
}
