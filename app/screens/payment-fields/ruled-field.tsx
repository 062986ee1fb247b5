import type { ComponentPropsWithoutRef } from 'react';
import { TextAreaField } from '#app/components/text-area-field.tsx';
import { TextField } from '#app/components/text-field.tsx';

type RuledFieldProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'onChange' | 'onBlur' | 'value' | 'name'
> & {
  name: string;
  value: string;
  /** A text of several lines: its field is a text area. */
  lines?: boolean;
  onText: (text: string) => void;
  onLeave: () => void;
};

/** What a place in a form says about a field; the rest is the form's. */
export type FieldLook = Omit<
  RuledFieldProps,
  'name' | 'value' | 'error' | 'label' | 'lines' | 'onText' | 'onLeave'
> & {
  /** The field's own label unless the country or the place has another one. */
  label?: string;
};

/** A text as a field of one line or, where its rule says so, of several. */
export function RuledField({
  lines,
  onText,
  onLeave,
  leading,
  trailing,
  figures,
  ...rest
}: RuledFieldProps) {
  const heard = {
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
    onBlur: onLeave,
  };
  if (lines) {
    const { id, name, value, label, error, required, hint, className, autoComplete, placeholder } =
      rest;
    const area = { id, name, value, label, error, required, hint, className };
    return <TextAreaField {...area} {...{ autoComplete, placeholder }} {...heard} />;
  }
  return <TextField {...{ leading, trailing, figures }} {...rest} {...heard} />;
}
