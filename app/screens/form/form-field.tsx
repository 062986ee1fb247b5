import type { ComponentPropsWithoutRef } from 'react';
import { TextAreaField } from '#app/components/fields/text-area-field.tsx';
import { TextField } from '#app/components/fields/text-field.tsx';
import {
  fieldLabel,
  type SettingsText,
  type TextField as TextName,
} from '#app/domain/fields/field-rules.ts';
import { useSpelling } from '../language/use-language.ts';
import { fieldText } from './field-value.ts';
import { useForm } from './form-context.ts';

type FormFieldProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'onChange' | 'onBlur' | 'value' | 'name' | 'label' | 'error'
> & {
  field: TextName | SettingsText | 'startingNumber' | 'stripePaymentLink' | 'paypalPaymentLink';
  /** Of a field without a rule. */
  label?: string;
};

/** One text of the form with its label and message; a text of several lines is a text area. */
export function FormField({ field, label = '', ...look }: FormFieldProps) {
  const form = useForm();
  const spell = useSpelling();
  const rule = form.rules[field];
  const message = form.messages.get(field);
  const control = {
    name: field,
    label: spell(rule ? fieldLabel(rule, form.country) : label),
    value: fieldText(form.draft, field) ?? '',
    error: message && spell(message),
    onChange: (event: { target: { value: string } }) =>
      form.dispatch({ type: 'set', name: field, value: event.target.value }),
    onBlur: () => form.leave(field),
  };
  if (rule?.kind !== 'lines') return <TextField {...look} {...control} />;
  const { required, hint, className, autoComplete, placeholder } = look;
  return (
    <TextAreaField {...control} {...{ required, hint, className, autoComplete, placeholder }} />
  );
}
