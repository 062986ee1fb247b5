import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import { controlStyle, Field, type FieldProps, useField } from './field.tsx';

export type SelectOption = {
  value: string;
  label: string;
  /** BCP 47 language of the label, if it isn't the page's. */
  lang?: string;
};

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
  };

/** A native select: the best picker on a phone. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { options, ...field },
  ref,
) {
  const { frame, control } = useField(field);
  return (
    <Field {...frame}>
      <div className="select-box">
        <select ref={ref} {...control} className={classNames(controlStyle, 'select')}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
});
