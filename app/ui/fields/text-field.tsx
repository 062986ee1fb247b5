import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { controlStyle, Field, type FieldProps, useField } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps> & {
    /** A short symbol inside the box, before the text: a currency symbol. */
    leading?: string;
    /** A short symbol or small button inside the box, after the text: a percent sign. */
    trailing?: ReactNode;
    /** For figures: tabular digits, right-aligned. */
    figures?: boolean;
  };

/** A one-line text field with its label, hint and error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { leading, trailing, figures, ...field },
  ref,
) {
  const { frame, control } = useField(field);
  return (
    <Field {...frame}>
      <div className="relative">
        {leading && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint"
          >
            {leading}
          </span>
        )}
        <input
          ref={ref}
          {...control}
          className={classNames(
            controlStyle,
            'thumb',
            leading && roomFor(leading),
            Boolean(trailing) && 'pr-11',
            figures && 'figures text-right',
          )}
        />
        {trailing && (
          <span className="absolute inset-y-0 right-0 flex min-w-11 items-center justify-center text-ink-faint">
            {trailing}
          </span>
        )}
      </div>
    </Field>
  );
});

/** A long symbol such as `Mex$` needs more space than `$`. */
function roomFor(symbol: string): string {
  switch (symbol.length) {
    case 1:
      return 'pl-[1.85rem]';
    case 2:
      return 'pl-[2.45rem]';
    case 3:
      return 'pl-[3.05rem]';
    default:
      return 'pl-[3.65rem]';
  }
}
