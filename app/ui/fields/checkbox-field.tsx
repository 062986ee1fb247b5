import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { FieldError, useFieldControl } from './field.tsx';

type CheckboxFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /** `switch` looks like a switch and is announced as on or off; use it for settings that take effect immediately. */
  kind?: 'checkbox' | 'switch';
};

/** A checkbox, shown as a box or as a switch; always a native checkbox. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(
  function CheckboxField({ label, hint, error, kind = 'checkbox', className, ...input }, ref) {
    const control = useFieldControl({ id: input.id, hint, error, required: input.required });
    return (
      <div className={className}>
        <label htmlFor={control.id} className="check">
          <input
            ref={ref}
            type="checkbox"
            role={kind === 'switch' ? 'switch' : undefined}
            {...input}
            {...control}
            className={kind === 'switch' ? 'switch' : 'tick'}
          />
          <span>{label}</span>
        </label>
        {hint && (
          <p id={`${control.id}-hint`} className={kind === 'switch' ? 'switch-hint' : 'tick-hint'}>
            {hint}
          </p>
        )}
        <FieldError controlId={control.id} error={error} />
      </div>
    );
  },
);
