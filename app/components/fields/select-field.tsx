import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '#app/components/layout/class-names.ts';
import { controlStyle, Field, type FieldProps, useFieldControl } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
  };

/** One of a list, with the browser's own picker: the best there is on a phone. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, error, required, labelHidden, aside, className, options, ...select },
  ref,
) {
  const control = useFieldControl({ id: select.id, hint, error, required });
  const frame = { label, hint, error, required, labelHidden, aside, className };
  return (
    <Field {...frame} controlId={control.id}>
      <div className="select-box">
        <select ref={ref} {...select} {...control} className={classNames(controlStyle, 'select')}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
});
