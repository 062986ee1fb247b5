import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import { controlStyle, Field, type FieldProps, useField } from './field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps>;

/** A text of several lines; grows with what is typed where the browser can do that. */
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
