import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from './class-names.ts';
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
      <div className="relative">
        <select
          ref={ref}
          {...select}
          {...control}
          className={classNames(controlStyle, 'thumb appearance-none truncate pr-10 font-options')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
        />
      </div>
    </Field>
  );
});
