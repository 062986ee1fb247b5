import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '#app/components/layout/class-names.ts';
import { controlStyle, Field, type FieldProps, useFieldControl } from './field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps>;

/** A text of several lines; grows with what is typed where the browser can do that. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField(
    { label, hint, error, required, labelHidden, aside, className, rows = 3, ...area },
    ref,
  ) {
    const control = useFieldControl({ id: area.id, hint, error, required });
    const frame = { label, hint, error, required, labelHidden, aside, className };
    return (
      <Field {...frame} controlId={control.id}>
        <textarea
          ref={ref}
          rows={rows}
          {...area}
          {...control}
          className={classNames(
            controlStyle,
            'field-sizing-content resize-y',
            rows < 3 ? 'thumb' : 'min-h-20',
          )}
        />
      </Field>
    );
  },
);
