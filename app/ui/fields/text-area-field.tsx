import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import { controlStyle, Field, type FieldProps, useField } from './field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps>;

/** A multi-line text field that grows with its content where the browser supports it. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField({ rows = 3, ...field }, ref) {
    const { frame, control } = useField(field);
    return (
      <Field {...frame}>
        <textarea
          ref={ref}
          rows={rows}
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
